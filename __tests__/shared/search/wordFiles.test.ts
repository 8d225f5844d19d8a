import { readFrontCoded, toFrontCoded } from '../../../src/shared/search/frontCoding';
import { numberDocuments } from '../../../src/shared/search/numberDocuments';
import { toWordFiles } from '../../../src/shared/search/toWordFiles';
import {
  createPlaceMatches,
  findWordFile,
  matchPlaces,
  readWordFile,
  type PlaceMatches,
} from '../../../src/shared/search/wordFile';
import { toHeadingId } from '../../../src/shared/headingId';
import type { SearchDocument } from '../../../src/shared/searchIndex';
import { readSearchCorpus } from '../../support/searchCorpus';
import { plainProse } from '../../support/searchEngine';

const products = [
  { id: 'joy-ui', name: 'Joy UI', home: '/joy-ui/getting-started/', guides: [], components: [] },
];

function toPage(name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return {
    kind: 'page',
    pathname: `/joy-ui/${name}/`,
    product: 'joy-ui',
    title: name,
    components: [],
    keywords: [],
    text: '',
    parts: [],
    ...more,
  };
}

function find(documents: readonly SearchDocument[], word: string): PlaceMatches {
  const matches = createPlaceMatches();
  for (const { file } of toWordFiles(numberDocuments(documents, products)).files) {
    matchPlaces(matches, readWordFile(file, toHeadingId), word, 1);
  }
  return matches;
}

const toIds = ({ sections }: PlaceMatches) => [...sections.values()].map(({ entry }) => entry.id);

test('a heading is found by its words, with its id and its page', () => {
  const parts = [
    { id: 'sizes', name: 'Sizes', text: '' },
    { id: 'sizes-2', name: 'Sizes', text: '' },
    { id: 'call-usetheme', name: 'Call useTheme', text: '' },
  ];
  const documents = [toPage('a'), toPage('b', { parts })];
  expect(toIds(find(documents, 'sizes'))).toEqual(['sizes', 'sizes-2']);
  expect(
    [...find(documents, 'sizes').sections.values()].map(({ entry }) => entry.document),
  ).toEqual([1, 1]);
  for (const word of ['theme', 'usetheme', 'call'])
    expect(toIds(find(documents, word))).toEqual(['call-usetheme']);
});

test('a keyword is told from a word of a keyword', () => {
  const { wholeKeyword, keyword } = find(
    [toPage('a', { keywords: ['toast', 'pop-up message'] })],
    'toast',
  ).entries;
  expect([...wholeKeyword]).toEqual([[0, 1]]);
  expect([...keyword]).toEqual([]);
  const message = find([toPage('a', { keywords: ['pop-up message'] })], 'message').entries;
  expect([...message.wholeKeyword]).toEqual([]);
  expect([...message.keyword]).toEqual([[0, 1]]);
});

test('of the sections with a word in their text, those that say most about it are kept, and every page', () => {
  const documents = Array.from({ length: 9 }, (_, index) =>
    toPage(`page-${index}`, {
      parts: [{ id: `part-${index}`, name: `Part ${index}`, text: 'zebra '.repeat(index + 1) }],
    }),
  );
  const matches = find(documents, 'zebra');
  expect(toIds(matches).sort()).toEqual(['part-6', 'part-7', 'part-8']);
  expect(matches.entries.text.size).toBe(9);
});

test('a word and all that begin with its first four letters are in one file', () => {
  const corpus = readSearchCorpus(plainProse);
  // Words of one beginning, so many that they do not fit into one file.
  const crowded = Array.from({ length: 4000 }, (_, index) => `con${index.toString(36)}`).join(' ');
  const { files } = toWordFiles(
    numberDocuments([...corpus.documents, toPage('crowded', { text: crowded })], corpus.products),
  );
  const list = {
    starts: files.map(({ start }) => start),
    hashes: files.map((_, index) => String(index)),
  };
  expect(files.length).toBeGreaterThan(10);
  files.forEach(({ file }, index) => {
    for (const word of readFrontCoded(file.words)) {
      expect([word, findWordFile(list, word)]).toEqual([word, String(index)]);
      if (word.length > 3)
        expect([word, findWordFile(list, word.slice(0, 4))]).toEqual([word, String(index)]);
    }
  });
});

test('front-coded words come back', () => {
  const words = ['', 'a', 'ab', 'abc', 'abd', 'b', `${'x'.repeat(40)}a`, `${'x'.repeat(40)}b`];
  expect(readFrontCoded(toFrontCoded(words))).toEqual(words);
  expect(readFrontCoded(toFrontCoded([]))).toEqual([]);
});
