import { toEntryHref } from '../../../src/shared/search/names';
import { readNamesFile, toNamesFile } from '../../../src/shared/search/namesFile';
import { numberDocuments } from '../../../src/shared/search/numberDocuments';
import type { SearchDocument } from '../../../src/shared/searchIndex';

const products = [
  { id: 'joy-ui', name: 'Joy UI', home: '/joy-ui/getting-started/', guides: [], components: [] },
  {
    id: 'system',
    name: 'MUI System',
    home: '/system/getting-started/',
    guides: [],
    components: [],
  },
];

const empty = { components: [], keywords: [], text: '', parts: [] };

const documents: readonly SearchDocument[] = [
  { ...empty, kind: 'blog', pathname: '/blog/hello/', product: null, title: 'Hello, world' },
  {
    ...empty,
    kind: 'api',
    pathname: '/joy-ui/api/button/',
    product: 'joy-ui',
    title: 'Button',
    parts: [
      { id: 'button-prop-size', name: 'size', text: '' },
      { id: 'button-prop-color', name: 'color', text: '' },
      { id: 'button-parameter-x', name: 'x', text: '' },
    ],
  },
  {
    ...empty,
    kind: 'page',
    pathname: '/joy-ui/react-button/',
    product: 'joy-ui',
    title: 'Button',
    components: ['Button', 'IconButton'],
    keywords: ['call to action', 'a, b'],
    parts: [
      { id: 'sizes', name: 'Sizes', text: '' },
      { id: 'sizes-2', name: 'Sizes', text: '' },
      { id: 'of-its-own', name: 'Some \t heading\n', text: '' },
    ],
  },
];

function readBack() {
  const file = toNamesFile(numberDocuments(documents, products), products, [], '');
  return readNamesFile(JSON.parse(JSON.stringify(file)) as typeof file);
}

test('names come back with their kinds', () => {
  expect(readBack().entries.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'page Button',
    'api Button',
    'prop color',
    'prop size',
    'prop x',
    'blog Hello, world',
  ]);
});

test('every entry leads to where it stands', () => {
  const names = readBack();
  expect(names.entries.map((entry) => toEntryHref(names, entry))).toEqual([
    '/joy-ui/react-button/',
    '/joy-ui/api/button/',
    '/joy-ui/api/button/#button-prop-color',
    '/joy-ui/api/button/#button-prop-size',
    '/joy-ui/api/button/#button-parameter-x',
    '/blog/hello/',
  ]);
});

test('products, components and the words of pathnames come back', () => {
  const names = readBack();
  expect(names.documents.get(0)).toMatchObject({
    product: 0,
    components: ['Button', 'IconButton'],
    aliases: ['button'],
  });
  expect(names.documents.get(5)).toMatchObject({ product: -1, components: [] });
});
