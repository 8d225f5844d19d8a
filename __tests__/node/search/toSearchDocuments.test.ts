import { toSearchDocuments } from '../../../src/node/search/toSearchDocuments';

const page = {
  pathname: '/joy-ui/react-button/',
  product: 'joy-ui',
  title: 'Button',
  description: 'Buttons let people act.',
  components: ['Button'],
  hooks: ['useButton'],
  keywords: ['press'],
  headings: [{ id: 'sizes', text: 'Sizes', depth: 2 }],
  markdown: 'Intro.\n\n## Sizes\n\nBig and small.',
  unlisted: false,
};

const prop = (name: string) => ({
  name,
  description: `About ${name}.`,
  type: '',
  typeHtml: '',
  typeNoteHtml: null,
  required: false,
  defaultValue: null,
  deprecatedHtml: null,
  descriptionHtml: '',
  signature: null,
});

const api = {
  pathname: '/joy-ui/api/button/',
  product: 'joy-ui',
  name: 'Button',
  description: 'A button.',
  themeName: 'JoyButton',
  props: [prop('color')],
  parameters: [],
  returns: [],
  slots: [
    {
      name: 'root',
      defaultElement: 'button',
      className: '.MuiButton-root',
      description: 'The root.',
      descriptionHtml: '',
    },
  ],
  classes: [],
  cssVariables: [{ name: '--Button-radius', defaultValue: null }],
};

test('a page is found by what it documents, by its headings and by its words', () => {
  expect(toSearchDocuments({ docsPages: [page], blogPosts: [], apiReferences: [] })).toMatchObject([
    {
      kind: 'page',
      title: 'Button',
      components: ['Button', 'useButton'],
      keywords: ['press'],
      text: expect.stringContaining('Buttons let people act.'),
      parts: [{ id: 'sizes', name: 'Sizes', text: expect.stringContaining('Big and small.') }],
    },
  ]);
});

test('pages that stand in no navigation on purpose are left out, and those for authors', () => {
  expect(
    toSearchDocuments({
      docsPages: [
        { ...page, unlisted: true },
        { ...page, pathname: '/experiments/docs/demos/' },
      ],
      blogPosts: [],
      apiReferences: [],
    }),
  ).toEqual([]);
});

test('an API page is found by its own props, theme name, slots and variables', () => {
  expect(toSearchDocuments({ docsPages: [], blogPosts: [], apiReferences: [api] })).toMatchObject([
    {
      kind: 'api',
      title: 'Button',
      keywords: ['JoyButton'],
      text: expect.stringMatching(/MuiButton-root[^]*--Button-radius/),
      parts: [{ id: 'button-prop-color', name: 'color', text: 'About color.' }],
    },
  ]);
});

test('what a hook takes and gives back under one name is one part, the first', () => {
  const hook = {
    ...api,
    name: 'useSlider',
    props: [],
    parameters: [prop('open')],
    returns: [prop('open'), prop('close')],
  };
  const [document] = toSearchDocuments({ docsPages: [], blogPosts: [], apiReferences: [hook] });
  expect(document?.parts.map(({ id }) => id).sort()).toEqual([
    'use-slider-parameter-open',
    'use-slider-return-close',
  ]);
});
