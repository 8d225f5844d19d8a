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
export function toBelowFirstScreenIndex(blocks: readonly { island?: unknown }[]): number {
  return blocks.findIndex(({ island }, index) => !island && index >= blocksOfFirstScreen);
}

/** Text that fills a phone's screen, at 45 characters a line and 26 pixels each, with the title above it. */
const charactersOfFirstScreen = 1000;

/**
 * Says before which heading of a text nothing has to be painted: everything above it fills a screen.
 * @param html of a block, in which headings stand between paragraphs and blocks of code, never inside them
 * @returns id of the heading; null where the text is shorter
 */
export function toHeadingBelowFirstScreen(html: string): string | null {
  let characters = 0;
  let from = 0;
  for (const heading of html.matchAll(/<h[2-4] [^>]*?id="([^"]+)"/g)) {
    characters += html
      .slice(from, heading.index)
      .replace(/<style>.*?<\/style>|<[^>]*>/gs, '').length;
    if (characters >= charactersOfFirstScreen) return heading[1] ?? null;
    from = heading.index;
  }
  return null;
}
