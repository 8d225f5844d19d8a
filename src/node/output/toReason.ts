const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#x3C': '<',
  '#x26': '&',
};

/** The HTML of a deprecation's reason as text; empty where no reason is given. */
export function toReason(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#x\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
}
