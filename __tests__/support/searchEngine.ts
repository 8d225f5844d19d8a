import { buildSearchIndex } from '../../src/node/search/buildSearchIndex';
import { toEntryHref } from '../../src/shared/search/names';
import type { NamesFile } from '../../src/shared/search/namesFile';
import { SearchEngine } from '../../src/shared/search/SearchEngine';
import type { WordFile } from '../../src/shared/search/wordFile';
import { toWordFileName, type SearchManifest } from '../../src/shared/searchIndex';
import type { Prose, SearchCorpus } from './searchCorpus';

/** Headings as component pages have them, the same on every page but for two. */
export const plainProse: Prose = {
  toHeadings: (title) => [
    `Put a ${title.toLowerCase()} on the page`,
    'When to use something else',
    'Examples',
    'Sizes',
    'Show that it is disabled',
    'Customize',
    'Accessibility',
    ...(title === 'Button' ? ['Show that work is going on'] : []),
    ...(title === 'Accordion' ? ['Controlled accordion'] : []),
  ],
  toText: (title, _page, part) =>
    title === 'Button' && part === 5
      ? 'A skeleton of wobbly flibbertigibbets'
      : `Plain words about it`,
};

interface FoundGroup {
  product: string | null;
  isMentioned: boolean;
  hrefs: string[];
}

/** Asks the index of a corpus as the site does: through its files. */
export function createTestSearch({ documents, products }: SearchCorpus) {
  const files = buildSearchIndex(documents, products);
  const read = <T>(name: string) => JSON.parse(files.get(name) ?? 'null') as T;
  const engine = new SearchEngine(read<NamesFile>(read<SearchManifest>('manifest.json').names));
  return (
    query: string,
    currentProduct: string | null = null,
    chosenProduct: string | null = null,
  ): FoundGroup[] => {
    for (const hash of engine.toMissingFiles(query)) {
      engine.addWordFile(hash, read<WordFile>(toWordFileName(hash)));
    }
    const { names } = engine.index;
    return engine
      .search(query, currentProduct, chosenProduct)
      .groups.map(({ product, isMentioned, hits }) => ({
        product: names.products[product]?.id ?? null,
        isMentioned,
        hrefs: hits.map(({ entry }) => toEntryHref(names, entry)),
      }));
  };
}
