/** A query, or one of the exports that Gatsby looks for in the files of pages. */
const sign = /\bgraphql\b|\bexport\b[^;(=]*\b(?:Head|config|getServerData)\b/;

/**
 * `preprocessSource`: what Gatsby parses to look for queries. It asks for every file with the letters "Head" or "config" in it, also
 * for "Heading".
 * @param contents of a script. @returns a script with nothing in it where there is nothing to find, else `undefined`, for the
 * script as it is.
 */
export function toQuerySource(contents: string): string | undefined {
  return sign.test(contents) ? undefined : 'export {};';
}
