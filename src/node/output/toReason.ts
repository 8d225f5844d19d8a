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

/** The same as Markdown, which keeps code and links, with what it is the reason of; to be put before a description. */
export function toDeprecationMarkdown(html: string): string {
  const marked = html
    .replace(/<\/?code>/g, '`')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)');
  const reason = toReason(marked);
  if (reason === '') return '**Deprecated.**';
  return `**Deprecated:** ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`;
}
