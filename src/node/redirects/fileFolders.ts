const names: ReadonlySet<string> = new Set([
  'cards',
  'demos',
  'frames',
  'icons',
  'material-icons',
  'navigation',
  'page-data',
  'schemas',
  'search',
  'static',
  '~partytown',
]);

/** Folders at the top of the site that hold files and no pages. */
export function isFileFolder(name: string): boolean {
  return names.has(name) || name.startsWith('workbox-');
}
