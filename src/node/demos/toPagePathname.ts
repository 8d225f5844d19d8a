/**
 * Pathname of the page in a folder of `content`: `material-ui/react-button` → `/material-ui/react-button/`; the date of
 * a blog post's folder is not part of it.
 * @param folder relative to `content`, with forward slashes.
 */
export function toPagePathname(folder: string): string {
  return folder === '' ? '/' : `/${folder.replace(/^blog\/\d{4}-\d{2}-\d{2}-/, 'blog/')}/`;
}
