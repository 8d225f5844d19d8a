import fc from 'fast-check';
import type { SearchDocument } from '../../../src/shared/searchIndex';
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
  // A component that several pages document: the one of its name, or the one that is most about it.
  [
    'material-ui',
    'Typography',
    '/material-ui/react-typography/',
    '/material-ui/api/typography/',
    '/material-ui/customization/typography/',
  ],
  ['material-ui', 'Collapse', '/material-ui/transitions/', '/material-ui/api/collapse/'],
  ['material-ui', 'Slide', '/material-ui/transitions/', '/material-ui/api/slide/'],
  ['joy-ui', 'FormControl', '/joy-ui/react-text-field/', '/joy-ui/api/form-control/'],
  [
    'x-date-pickers',
    'PickersDay',
    '/x/react-date-pickers/date-calendar/',
    '/x/api/date-pickers/pickers-day/',
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
  ['material-ui', 'sx prop', '/system/getting-started/the-sx-prop/'],
  ['joy-ui', 'sx', '/system/getting-started/the-sx-prop/'],
  [null, 'sx prop', '/system/getting-started/the-sx-prop/'],
  [null, 'sx', '/system/getting-started/the-sx-prop/'],
  ['material-ui', 'how to use the card component', '/material-ui/react-card/'],
  // Half a word, and hooks.
  ['material-ui', 'snac', '/material-ui/react-snackbar/'],
  ['material-ui', 'autocom', '/material-ui/react-autocomplete/'],
  ['base-ui', 'useAutocomplete', '/base-ui/react-autocomplete/', '/base-ui/api/use-autocomplete/'],
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
  // A mistyped word with which other names begin.
  ['joy-ui', 'alertt', '/joy-ui/react-alert/', '/joy-ui/api/alert/'],
  ['joy-ui', 'chipp', '/joy-ui/react-chip/', '/joy-ui/api/chip/'],
  ['base-ui', 'formcontroll', '/base-ui/react-form-control/', '/base-ui/api/form-control/'],
];

test.each(queries.map(([product, query, ...expected]) => ({ product, query, expected })))(
  'on a page of $product, $query finds first $expected',
  ({ product, query, expected }) => {
    expect(toHrefs(query, product).slice(0, expected.length)).toEqual(expected);
  },
);

test('every component with a page is found by its name, its page first and its API page next', () => {
  const components = corpus.documents
    .filter(({ kind }) => kind === 'api')
    .map(({ product, title, pathname }) => ({
      product,
      title,
      api: pathname,
      pages: corpus.documents
        .filter((page) => page.product === product && page.components.includes(title))
        .map((page) => page.pathname),
    }))
    .filter(({ pages }) => pages.length > 0);
  expect(components.length).toBeGreaterThan(200);
  const wrong = components
    .map(({ product, ...expected }) => ({ ...expected, found: toHrefs(expected.title, product) }))
    .filter(({ api, pages, found: [first = '', second] }) => {
      return !pages.includes(first) || second !== api;
    });
  expect(wrong).toEqual([]);
});

test('every prop is found by its name alone in its product, also where only that is shown', () => {
  const names = new Set(
    corpus.documents.flatMap(({ kind, product, parts }) =>
      kind === 'api' ? parts.map(({ name }) => `${product} ${name}`) : [],
    ),
  );
  const missing = [...names].filter((pair) => {
    const [product = '', name = ''] = pair.split(' ');
    return [null, product].some((chosen) => {
      const own = search(name, product, chosen).filter((group) => group.product === product);
      return !own.some(({ hrefs }) => hrefs.some((href) => href.endsWith(`-prop-${name}`)));
    });
  });
  expect(missing).toEqual([]);
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

/** Asks a site of few pages of one product. */
function createSmallSearch(documents: readonly (Partial<SearchDocument> & { pathname: string })[]) {
  const common = { kind: 'page', product: 'material-ui', title: '', text: '' } as const;
  const ask = createTestSearch({
    products: corpus.products,
    documents: documents.map((document) => ({
      ...common,
      components: [],
      keywords: [],
      parts: [],
      ...document,
    })),
  });
  return (query: string) => ask(query, 'material-ui').flatMap(({ hrefs }) => hrefs);
}

test('a section of the page that a word names comes before pages that only mention the words', () => {
  const dark = { id: 'dark', name: 'In the dark', text: 'theme and palette of the night' };
  const askSmall = createSmallSearch([
    {
      pathname: '/material-ui/migration/old/',
      title: 'Old colors',
      text: 'theme palette, theme palette',
    },
    {
      pathname: '/material-ui/customization/palette/',
      title: 'Palette',
      text: 'Colors of the theme',
      parts: [dark],
    },
  ]);
  expect(askSmall('theme.palette')[0]).toBe('/material-ui/customization/palette/#dark');
});

test.each([
  ['theme', '/material-ui/theme-scoping/', 'a word of a title'],
  ['shades', '/material-ui/palette/', 'a keyword'],
  ['night', '/material-ui/api/paper/#paper-prop-night', 'the name of a prop'],
])(
  'for %s, a keyword of another product does not come before %s, which has it as %s',
  (query, own) => {
    const night = { id: 'paper-prop-night', name: 'night', text: '' };
    const askSmall = createSmallSearch([
      {
        pathname: '/x/style/',
        product: 'x-data-grid',
        title: 'Style the data grid',
        keywords: ['theme', 'shades', 'night'],
      },
      { pathname: '/material-ui/theme-scoping/', title: 'Theme scoping' },
      { pathname: '/material-ui/palette/', title: 'Palette', keywords: ['shades'] },
      { pathname: '/material-ui/api/paper/', title: 'Paper', kind: 'api', parts: [night] },
    ]);
    expect(askSmall(query)[0]).toBe(own);
  },
);

test('a keyword of another product comes before what only begins like it', () => {
  const askSmall = createSmallSearch([
    { pathname: '/x/export/', product: 'x-data-grid', title: 'Export', keywords: ['print'] },
    { pathname: '/material-ui/guides/printers/', title: 'Printers' },
  ]);
  expect(askSmall('print')[0]).toBe('/x/export/');
});

describe('a component and another word', () => {
  const thumb = { id: 'thumb', name: 'Change the thumb', text: 'Its tooltip can stay' };
  const askSmall = createSmallSearch([
    {
      pathname: '/material-ui/react-slider/',
      title: 'Slider',
      components: ['Slider'],
      text: 'Mark each step',
      parts: [thumb],
    },
    {
      pathname: '/material-ui/testing/',
      title: 'Testing',
      text: 'A slider has a tooltip, vertical',
    },
    {
      pathname: '/joy-ui/react-slider/',
      product: 'joy-ui',
      title: 'Slider',
      components: ['Slider'],
    },
    {
      pathname: '/joy-ui/api/slider/',
      product: 'joy-ui',
      title: 'Slider',
      kind: 'api',
      parts: [{ id: 'slider-prop-step', name: 'step', text: '' }],
    },
    {
      pathname: '/x/react-data-grid/',
      product: 'x-data-grid',
      title: 'Data Grid',
      components: ['DataGrid'],
      text: 'columns',
    },
    {
      pathname: '/material-ui/react-grid/',
      title: 'Grid',
      components: ['Grid'],
      text: 'data in columns',
    },
  ]);

  test.each(['slider step', 'step slider', 'slider marks'])(
    'find its page, whose text has the other word: %s',
    (query) => {
      expect(askSmall(query)[0]).toBe('/material-ui/react-slider/');
    },
  );

  test.each(['slider thumb', 'thumb slider', 'slider tooltip'])(
    'find the section that has the other word, and its page next: %s',
    (query) => {
      expect(askSmall(query).slice(0, 2)).toEqual([
        '/material-ui/react-slider/#thumb',
        '/material-ui/react-slider/',
      ]);
    },
  );

  test('are the component whose name takes more of the words', () => {
    expect(askSmall('data grid columns')[0]).toBe('/x/react-data-grid/');
  });

  test('are that of the product that is named', () => {
    expect(askSmall('joy slider step')[0]).toBe('/joy-ui/api/slider/#slider-prop-step');
  });
});

test('a plural is rather a word of a title than a prop', () => {
  const color = { id: 'button-prop-color', name: 'color', text: '' };
  const askSmall = createSmallSearch([
    { pathname: '/material-ui/api/button/', title: 'Button', kind: 'api', parts: [color] },
    { pathname: '/material-ui/customization/colors/', title: 'Theme colors' },
  ]);
  expect(askSmall('colors')[0]).toBe('/material-ui/customization/colors/');
});

test('a keyword is found by its plural', () => {
  const askSmall = createSmallSearch([
    { pathname: '/material-ui/variant-list/', title: 'Variants of a list' },
    { pathname: '/material-ui/global/', title: 'Global styles', keywords: ['variant'] },
  ]);
  expect(askSmall('variants')[0]).toBe('/material-ui/global/');
});

test('swapped letters are rather a mistyping than another letter is', () => {
  const askSmall = createSmallSearch([
    { pathname: '/material-ui/react-chip/', title: 'Chip', keywords: ['label', 'labels'] },
    { pathname: '/material-ui/react-table/', title: 'Table', components: ['Table'] },
  ]);
  expect(askSmall('tabels')[0]).toBe('/material-ui/react-table/');
});

test('the page with the address of a component is its page, whatever its title', () => {
  const components = ['Grid2'];
  const askSmall = createSmallSearch([
    { pathname: '/material-ui/migration/grid-v2/', title: 'Upgrade to Grid v2', components },
    { pathname: '/material-ui/react-grid2/', title: 'Grid v2', components },
    { pathname: '/material-ui/api/grid2/', title: 'Grid2', kind: 'api' },
  ]);
  expect(askSmall('Grid2')).toEqual([
    '/material-ui/react-grid2/',
    '/material-ui/api/grid2/',
    '/material-ui/migration/grid-v2/',
  ]);
});

test.each(['unstable_sxConfig', 'sxConfig', 'unstable sx config'])(
  'a name with an underscore is found by %s',
  (query) => {
    const prop = { id: 'box-prop-unstable_sxConfig', name: 'unstable_sxConfig', text: '' };
    const askSmall = createSmallSearch([
      { pathname: '/material-ui/api/box/', title: 'Box', kind: 'api', parts: [prop] },
    ]);
    expect(askSmall(query)).toEqual(['/material-ui/api/box/#box-prop-unstable_sxConfig']);
  },
);

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
