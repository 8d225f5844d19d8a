/** The id that a hash names. @param hash with its mark. @returns empty for a hash that is no text. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
