/**
 * Pathname of the docs page in a folder of `content`: `material-ui/react-button` → `/material-ui/react-button/`. Posts have no
 * demos.
 * @param folder relative to `content`, with forward slashes.
 */
export function toPagePathname(folder: string): string {
  return folder === '' ? '/' : `/${folder}/`;
}
