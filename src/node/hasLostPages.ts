import type { Node } from 'gatsby';

/**
 * Whether nodes of an earlier run have a page's file without the page. `develop` that is ended right after an edit, between the two, leaves
 * them so, and Gatsby does not read an unchanged file again: the page would be missing until somebody edits it.
 */
export function hasLostPages(getNodesByType: (type: string) => readonly Node[]): boolean {
  const files = getNodesByType('File').filter(
    ({ sourceInstanceName, extension }) => sourceInstanceName === 'content' && extension === 'mdx',
  );
  const made = getNodesByType('Mdx').filter(({ children }) => children.length > 0);
  return made.length < files.length;
}
