import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { printJsx, SourceText, toSource } from '../../src/playground/printJsx';

type Element = Parameters<typeof printJsx>[0];

function print(element: Partial<Element>): string {
  const { open, close } = printJsx({
    name: 'Button',
    props: [],
    children: '',
    hasElements: false,
    ...element,
  });
  return toSource([...open, ...close]);
}

test.each<[Partial<Element>, string]>([
  [{}, '<Button />'],
  [{ children: 'Send' }, '<Button>Send</Button>'],
  [
    {
      props: [
        ['variant', 'contained'],
        ['disabled', true],
      ],
      children: 'Send',
    },
    '<Button variant="contained" disabled>\n  Send\n</Button>',
  ],
  [
    {
      props: [
        ['fullWidth', false],
        ['rows', 3],
      ],
    },
    '<Button fullWidth={false} rows={3} />',
  ],
  [{ props: [['title', 'a "b"']] }, '<Button title={\'a "b"\'} />'],
  [{ props: [['title', 'AT&amp;T']] }, "<Button title={'AT&amp;T'} />"],
  [{ children: 'a {b} <c>' }, "<Button>{'a {b} <c>'}</Button>"],
  [{ children: ' spaced ' }, "<Button>{' spaced '}</Button>"],
  [
    {
      props: [
        ['options', ['Fig', "Baker's"]],
        ['slot', { root: { 'data-x': 1 } }],
      ],
    },
    `<Button options={['Fig', "Baker's"]} slot={{ root: { 'data-x': 1 } }} />`,
  ],
  [
    { props: [['renderInput', new SourceText('(params) => <TextField {...params} />')]] },
    '<Button renderInput={(params) => <TextField {...params} />} />',
  ],
])('prints %j', (element, source) => {
  expect(print(element)).toBe(source);
});

test.each<Partial<Element>>([
  {
    props: [
      ['variant', 'contained'],
      ['disabled', true],
    ],
    children: 'Send',
  },
  {
    props: [
      ['title', 'x'.repeat(30)],
      ['label', 'y'.repeat(40)],
    ],
  },
  {
    props: [
      ['title', 'x'.repeat(30)],
      ['label', 'y'.repeat(40)],
    ],
    children: 'Words between',
  },
  { props: [['title', 'x'.repeat(30)]], children: 'words '.repeat(8).trim() },
])('breaks lines as Prettier does: %j', async (element) => {
  const source = print(element);
  const formatted = await format(source, {
    parser: 'babel',
    plugins: [babel, estree],
    printWidth: 76,
  });
  expect(source).toBe(formatted.replace(/;\n$/, ''));
});

const spaced = { position: 'absolute', top: 11, width: '100%' };

test.each<Partial<Element>>([
  { props: [['slotProps', { root: { style: spaced }, rail: { style: { ...spaced, top: 9 } } }]] },
  {
    props: [
      ['defaultValue', 90],
      [
        'slotProps',
        { input: { 'aria-label': 'Cups' }, more: { type: 'button', children: 'More' } },
      ],
    ],
  },
  {
    props: [['options', ['Bandura', 'Crwth', 'Dulcian', 'Serpent', 'Theorbo', 'Viola', 'Zither']]],
  },
  {
    props: [
      [
        'rows',
        [
          { id: 1, bird: 'Heron' },
          { id: 2, bird: 'Lapwing' },
        ],
      ],
    ],
  },
  { props: [['marks', [{ value: 1 }, { value: 2 }]]] },
  { props: [['cells', [['a', 'b'], { a: 1, b: 2 }]]] },
  // As long as a line, and one sign longer.
  { props: [['sx', { backgroundImage: 'x'.repeat(47) }]] },
  { props: [['options', ['a', 'x'.repeat(54)]]] },
  { props: [['options', ['a', 'x'.repeat(55)]]] },
  { props: [['data', { a: ['b', 'x'.repeat(58)], c: [] }]] },
  { props: [['data', { a: ['b', 'x'.repeat(59)], c: {} }]] },
])('breaks objects and lists as Prettier does: %j', async (element) => {
  const source = print(element);
  // Prettier leaves objects broken that are.
  const formatted = await format(source.replaceAll(/\n\s*/g, ' '), {
    parser: 'babel',
    plugins: [babel, estree],
    singleQuote: true,
    printWidth: 76,
  });
  expect(source).toBe(formatted.replace(/;\n$/, ''));
});

test('leaves room for elements between the tags', () => {
  const { open, close } = printJsx({
    name: 'Select',
    props: [['value', 'dark']],
    children: '',
    hasElements: true,
  });
  expect(toSource(open)).toBe('<Select value="dark">');
  expect(toSource(close)).toBe('</Select>');
});
