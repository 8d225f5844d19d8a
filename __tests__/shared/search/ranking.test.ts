import fc from 'fast-check';
import type { SearchPart } from '../../../src/shared/searchIndex';
import { readSearchCorpus } from '../../support/searchCorpus';
import { createTestSearch, plainProse } from '../../support/searchEngine';

const corpus = readSearchCorpus(plainProse, 3);
const search = createTestSearch(corpus);

function toHrefs(query: string, product: string | null = 'material-ui'): string[] {
  return search(query, product).flatMap(({ hrefs }) => hrefs);
}

/** Present product, query, and what has to come first, in order. */
const queries: readonly (readonly [string | null, string, ...string[]])[] = [
  // The name of a component: its page, then its API page.
  ['material-ui', 'card', '/material-ui/react-card/', '/material-ui/api/card/'],
  ['material-ui', 'Button', '/material-ui/react-button/', '/material-ui/api/button/'],
  ['material-ui', 'tabs', '/material-ui/react-tabs/', '/material-ui/api/tabs/'],
  ['material-ui', 'text field', '/material-ui/react-text-field/', '/material-ui/api/text-field/'],
  ['material-ui', 'TextField', '/material-ui/react-text-field/', '/material-ui/api/text-field/'],
  ['material-ui', 'text-field', '/material-ui/react-text-field/', '/material-ui/api/text-field/'],
  [
    'material-ui',
    'autocomplete',
    '/material-ui/react-autocomplete/',
    '/material-ui/api/autocomplete/',
  ],
  ['joy-ui', 'button', '/joy-ui/react-button/', '/joy-ui/api/button/'],
  ['joy-ui', 'select', '/joy-ui/react-select/', '/joy-ui/api/select/'],
  ['base-ui', 'slider', '/base-ui/react-slider/', '/base-ui/api/slider/'],
  ['system', 'box', '/system/react-box/', '/system/api/box/'],
  [
    'x-date-pickers',
    'date calendar',
    '/x/react-date-pickers/date-calendar/',
    '/x/api/date-pickers/date-calendar/',
  ],
  [null, 'button', '/material-ui/react-button/', '/material-ui/api/button/'],
  // A component without a page of its own: the page that documents it.
  ['material-ui', 'IconButton', '/material-ui/react-button/', '/material-ui/api/icon-button/'],
  ['material-ui', 'card header', '/material-ui/react-card/', '/material-ui/api/card-header/'],
  [
    'material-ui',
    'LinearProgress',
    '/material-ui/react-progress/',
    '/material-ui/api/linear-progress/',
  ],
  // More than one.
  ['material-ui', 'buttons', '/material-ui/react-button/', '/material-ui/api/button/'],
  ['material-ui', 'dialogs', '/material-ui/react-dialog/', '/material-ui/api/dialog/'],
  // With the kind or the product.
  ['material-ui', 'card api', '/material-ui/api/card/'],
  ['material-ui', 'api button', '/material-ui/api/button/'],
  ['material-ui', 'button props', '/material-ui/api/button/'],
  ['material-ui', 'joy button', '/joy-ui/react-button/', '/joy-ui/api/button/'],
  ['material-ui', 'joy button api', '/joy-ui/api/button/'],
  ['joy-ui', 'material ui card', '/material-ui/react-card/', '/material-ui/api/card/'],
  // Another product's page, where the present one has none.
  ['material-ui', 'data grid', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'],
  ['material-ui', 'DataGrid', '/x/react-data-grid/'],
  [
    'material-ui',
    'date picker',
    '/x/react-date-pickers/date-picker/',
    '/x/api/date-pickers/date-picker/',
  ],
  // The name of a prop.
  ['material-ui', 'raised', '/material-ui/api/card/#card-prop-raised'],
  ['material-ui', 'disableElevation', '/material-ui/api/button/#button-prop-disableElevation'],
  ['material-ui', 'disableelevation', '/material-ui/api/button/#button-prop-disableElevation'],
  [
    'material-ui',
    'getOptionLabel',
    '/material-ui/api/autocomplete/#autocomplete-prop-getOptionLabel',
  ],
  ['material-ui', 'button disableRipple', '/material-ui/api/button/#button-prop-disableRipple'],
  ['joy-ui', 'startDecorator', '/joy-ui/api/alert/#alert-prop-startDecorator'],
  [
    'x-data-grid',
    'rowSelectionModel',
    '/x/api/data-grid/data-grid/#data-grid-prop-rowSelectionModel',
  ],
  // A heading.
  ['material-ui', 'controlled accordion', '/material-ui/react-accordion/#controlled-accordion'],
  ['material-ui', 'work is going on', '/material-ui/react-button/#show-that-work-is-going-on'],
  ['material-ui', 'button sizes', '/material-ui/react-button/#sizes'],
  // Words of the front matter and of the pathname.
  ['material-ui', 'toast', '/material-ui/react-snackbar/'],
  ['joy-ui', 'toast', '/material-ui/react-snackbar/'],
  ['material-ui', 'spinner', '/material-ui/react-progress/'],
  ['material-ui', 'fab', '/material-ui/react-floating-action-button/'],
  ['material-ui', 'modal window', '/material-ui/react-dialog/'],
  ['material-ui', 'radio button', '/material-ui/react-radio-button/'],
  ['joy-ui', 'getting started', '/joy-ui/getting-started/'],
  ['joy-ui', 'Joy UI', '/joy-ui/getting-started/'],
  // Guides.
  ['material-ui', 'install', '/material-ui/getting-started/installation/'],
  ['material-ui', 'dark mode', '/material-ui/customization/dark-mode/'],
  ['joy-ui', 'dark mode', '/joy-ui/customization/dark-mode/'],
  ['material-ui', 'the sx prop', '/system/getting-started/the-sx-prop/'],
  ['material-ui', 'how to use the card component', '/material-ui/react-card/'],
  // Half a word, and hooks.
  ['material-ui', 'snac', '/material-ui/react-snackbar/'],
  ['material-ui', 'autocom', '/material-ui/react-autocomplete/'],
  ['base-ui', 'useAutocomplete', '/base-ui/api/use-autocomplete/'],
  // One wrong letter: missing, extra, other, swapped; also the first.
  ['material-ui', 'buton', '/material-ui/react-button/', '/material-ui/api/button/'],
  ['material-ui', 'buttton', '/material-ui/react-button/', '/material-ui/api/button/'],
  ['material-ui', 'bitton', '/material-ui/react-button/', '/material-ui/api/button/'],
  ['material-ui', 'btuton', '/material-ui/react-button/', '/material-ui/api/button/'],
  ['material-ui', 'vutton', '/material-ui/react-button/', '/material-ui/api/button/'],
  ['material-ui', 'crad', '/material-ui/react-card/', '/material-ui/api/card/'],
  [
    'material-ui',
    'autocmplete',
    '/material-ui/react-autocomplete/',
    '/material-ui/api/autocomplete/',
  ],
  ['material-ui', 'text feild', '/material-ui/react-text-field/', '/material-ui/api/text-field/'],
  ['material-ui', 'dialg', '/material-ui/react-dialog/', '/material-ui/api/dialog/'],
  ['material-ui', 'snakbar', '/material-ui/react-snackbar/', '/material-ui/api/snackbar/'],
  ['material-ui', 'date pikcer', '/x/react-date-pickers/date-picker/'],
  ['material-ui', 'disableElevaton', '/material-ui/api/button/#button-prop-disableElevation'],
  ['material-ui', 'toastt', '/material-ui/react-snackbar/'],
  ['material-ui', 'taost', '/material-ui/react-snackbar/'],
  ['material-ui', 'sipnner', '/material-ui/react-progress/'],
  ['material-ui', 'contrlled accordion', '/material-ui/react-accordion/#controlled-accordion'],
  ['material-ui', 'buton sizes', '/material-ui/react-button/#sizes'],
];

test.each(queries.map(([product, query, ...expected]) => ({ product, query, expected })))(
  'on a page of $product, $query finds first $expected',
  ({ product, query, expected }) => {
    expect(toHrefs(query, product).slice(0, expected.length)).toEqual(expected);
  },
);

test('every component with a page is found by its name, its page first and its API page next', () => {
  const pages = new Map(
    corpus.documents
      .filter(({ kind, pathname }) => kind === 'page' && pathname.includes('/react-'))
      .map(({ product, title, pathname }) => [`${product}/${title.replace(/ /g, '')}`, pathname]),
  );
  const components = corpus.documents.filter(
    ({ kind, product, title }) => kind === 'api' && pages.has(`${product}/${title}`),
  );
  expect(components.length).toBeGreaterThan(100);
  const wrong = components
    .map(({ product, title, pathname }) => ({
      title,
      expected: [pages.get(`${product}/${title}`), pathname],
      found: toHrefs(title, product).slice(0, 2),
    }))
    .filter(({ expected, found }) => expected.join() !== found.join());
  expect(wrong).toEqual([]);
});

test('every prop of a component is found by its name in that product', () => {
  const missing = corpus.documents
    .filter(({ kind }) => kind === 'api')
    .flatMap(({ product, title, pathname, parts }) =>
      parts
        .filter((_, index) => index % 29 === 0)
        .filter(
          ({ id, name }) =>
            !toHrefs(`${title} ${name}`, product).slice(0, 4).includes(`${pathname}#${id}`),
        )
        .map(({ id }) => id),
    );
  expect(missing).toEqual([]);
});

test('results stand by product, the present one first', () => {
  const groups = search('button', 'joy-ui');
  expect(groups[0]?.product).toBe('joy-ui');
  expect(new Set(groups.map(({ product, isMentioned }) => `${product} ${isMentioned}`)).size).toBe(
    groups.length,
  );
  for (const { product, hrefs } of groups) {
    for (const href of hrefs) {
      const owner = corpus.documents.find(({ pathname }) => pathname === href.split('#')[0]);
      expect(owner?.product).toBe(product);
    }
  }
});

test('a product can be chosen', () => {
  const groups = search('button', 'material-ui', 'base-ui');
  expect(new Set(groups.map(({ product }) => product))).toEqual(new Set(['base-ui']));
});

test('words that stand only in the text are found, after all names', () => {
  const groups = search('skeleton', 'material-ui');
  expect(groups.at(-1)).toEqual({
    product: expect.any(String),
    isMentioned: true,
    hrefs: expect.arrayContaining([
      expect.stringMatching(/react-button\/#show-that-it-is-disabled$/),
    ]),
  });
  expect(toHrefs('flibbertigibbets')[0]).toBe(
    '/material-ui/react-button/#show-that-it-is-disabled',
  );
  expect(toHrefs('button flibertigibbets')[0]).toBe(
    '/material-ui/react-button/#show-that-it-is-disabled',
  );
});

test('a section of the page that a word names comes before pages that only mention the words', () => {
  const page = (pathname: string, title: string, text: string, parts: SearchPart[] = []) => ({
    kind: 'page' as const,
    pathname,
    product: 'material-ui',
    title,
    components: [],
    keywords: [],
    text,
    parts,
  });
  const dark = { id: 'dark', name: 'In the dark', text: 'theme and palette of the night' };
  const askSmall = createTestSearch({
    products: corpus.products,
    documents: [
      page('/material-ui/migration/old/', 'Old colors', 'theme palette, theme palette'),
      page('/material-ui/customization/palette/', 'Palette', 'Colors of the theme', [dark]),
    ],
  });
  expect(askSmall('theme.palette', 'material-ui').flatMap(({ hrefs }) => hrefs)[0]).toBe(
    '/material-ui/customization/palette/#dark',
  );
});

test('where no page has all words, those with most of them are given', () => {
  expect(toHrefs('card zzzzzzz')[0]).toBe('/material-ui/react-card/');
  expect(toHrefs('zzzzzzz')).toEqual([]);
});

test.each([
  '',
  '   ',
  '.*+?^${}()|[]\\',
  '<img src=x onerror=alert(1)>',
  'a'.repeat(100_000),
  '\u0000\ud800',
  '__proto__ constructor',
  '日本語 กขค',
  '💥',
])('the query %j is only a text', (query) => {
  expect(() => search(query, 'material-ui')).not.toThrow();
});

test('no query throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (query) => {
      search(query, 'material-ui');
    }),
    { numRuns: 60 },
  );
});
