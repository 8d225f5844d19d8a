import type { ContentBlockData } from './content';

/**
 * Of the block of a long page that stands below any first screen. No page is painted before this block is reached, or
 * before the footer where it has none: what is painted half moves when the other half arrives.
 */
export const belowFirstScreenId = 'below-first-screen';

/** Of the footer of every page. */
export const siteFooterId = 'site-footer';

/** Blocks that fill a screen: text, a demo or playground, text, a demo. */
const blocksOfFirstScreen = 4;

/**
 * Says which block gets `belowFirstScreenId`.
 * @param blocks of a page, in order; those of HTML, which alone can carry an id, have no island
 * @returns index of the block; -1 where the page is so short that it is painted whole
 */
export function toBelowFirstScreenIndex(
  blocks: readonly Pick<ContentBlockData, 'island'>[],
): number {
  return blocks.findIndex(({ island }, index) => !island && index >= blocksOfFirstScreen);
}
