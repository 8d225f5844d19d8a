/**
 * Ids of headings: lower case, everything but letters and digits to one dash, none at the ends; a repeated id gets
 * `-2`, `-3`. (The rule of the site's hash links.)
 */
export class HeadingIds {
  private readonly used = new Set<string>();

  /** @returns the id of the next heading with this text; `section` where the text has no letter or digit. */
  next(text: string): string {
    const base = toHeadingId(text) || 'section';
    let id = base;
    for (let count = 2; this.used.has(id); count += 1) id = `${base}-${count}`;
    this.used.add(id);
    return id;
  }
}

/** The id of a heading whose text no other has on its page; empty where it has no letter or digit. */
export function toHeadingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
