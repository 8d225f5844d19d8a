import type { IslandData } from '../../shared/content';

const islandMark = /^<Island (\{.*\}) \/>$/gm;

/** An island in the Markdown of a page: on a line of its own, in a form that no author writes and that ends with its only `>`. */
export function toIslandMark(island: IslandData): string {
  return `<Island ${JSON.stringify(island).replaceAll('>', '\\u003e')} />`;
}

/** Puts text in the place of islands, with an empty line around it. */
export function replaceIslandMarks(
  markdown: string,
  toText: (island: IslandData) => string,
): string {
  return (
    markdown
      .split(islandMark)
      // Splitting by a pattern with a group gives text and island in turn.
      .map((part, index) => (index % 2 === 0 ? part : toText(JSON.parse(part) as IslandData)))
      .map((part) => part.replace(/^\n+|\s+$/g, ''))
      .filter((part) => part !== '')
      .join('\n\n')
  );
}
