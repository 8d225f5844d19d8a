import { buildSearchIndex } from '../../src/node/search/buildSearchIndex';
import { groupHits } from '../../src/shared/search/groupHits';
import { toEntryHref } from '../../src/shared/search/names';
import { NameIndex } from '../../src/shared/search/NameIndex';
import { readNamesFile, type NamesFile } from '../../src/shared/search/namesFile';
import { parseQuery } from '../../src/shared/search/parseQuery';
import { rankEntries } from '../../src/shared/search/rankEntries';
import {
  findTextFile,
  matchText,
  readTextFile,
  readTextFileList,
  type TextFile,
} from '../../src/shared/search/textFile';
import { toTextFileName, type SearchManifest } from '../../src/shared/searchIndex';
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
  const namesFile = read<NamesFile>(read<SearchManifest>('manifest.json').names);
  const index = new NameIndex(readNamesFile(namesFile));
  const list = readTextFileList(namesFile.text);
  return (
    query: string,
    currentProduct: string | null = null,
    chosenProduct: string | null = null,
  ): FoundGroup[] => {
    const parsed = parseQuery(query, index.names);
    const texts = parsed.words.map(({ word }) => {
      const hash = findTextFile(list, word);
      return hash === null
        ? new Map<number, number>()
        : matchText(readTextFile(read<TextFile>(toTextFileName(hash))), word);
    });
    const ranked = rankEntries(index, parsed, texts, true);
    return groupHits(index.names, ranked, currentProduct, chosenProduct).map(
      ({ product, isMentioned, hits }) => ({
        product: index.names.products[product]?.id ?? null,
        isMentioned,
        hrefs: hits.map(({ entry }) => toEntryHref(index.names, entry)),
      }),
    );
  };
}
