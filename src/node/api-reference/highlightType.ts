import { highlightCode } from '../mdx/highlight';

/** A type is highlighted as what an alias stands for; this is the highlighted start of the alias. */
const start = 'type T = ';
const startHtml = highlightCode(start, 'ts');
const cache = new Map<string, string>();

/** Tokens of a type, as `highlightCode` makes them. */
export function highlightType(type: string): string {
  const known = cache.get(type);
  if (known !== undefined) return known;
  const html = highlightCode(start + type, 'ts');
  const own = html.startsWith(startHtml) ? html.slice(startHtml.length) : highlightCode(type, 'ts');
  cache.set(type, own);
  return own;
}
