/** The id that a hash names. @param hash its mark may be missing. @returns empty for a hash that is no text. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
