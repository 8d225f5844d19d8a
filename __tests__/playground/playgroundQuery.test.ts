import { parsePlaygroundQuery, toPlaygroundQuery } from '../../src/playground/playgroundQuery';
import { toInitialState, type PlaygroundControl } from '../../src/shared/playground';

const control = (rest: Partial<PlaygroundControl> & { name: string }): PlaygroundControl => ({
  kind: 'text',
  options: [],
  defaultValue: null,
  initialValue: null,
  isRequired: false,
  isCommon: true,
  ...rest,
});

const controls = [
  control({
    name: 'variant',
    kind: 'select',
    options: ['text', 'outlined'],
    defaultValue: 'text',
    initialValue: 'outlined',
  }),
  control({ name: 'columns', kind: 'select', options: [3, 4, false] }),
  control({ name: 'disabled', kind: 'switch', defaultValue: false }),
  control({ name: 'rows', kind: 'number' }),
  control({ name: 'max', kind: 'number', defaultValue: 5 }),
  control({ name: 'autoHideDuration', kind: 'number' }),
  control({ name: 'children', initialValue: 'Send' }),
];
const initial = toInitialState(controls);
const parse = (query: string) =>
  Object.fromEntries(parsePlaygroundQuery(query, 'Button', controls, initial));

test('takes what controls can give', () => {
  expect(
    parse('?Button.variant=text&Button.columns=4&Button.disabled=true&Button.rows=2.5'),
  ).toEqual({ variant: 'text', columns: 4, disabled: true, rows: 2.5, children: 'Send' });
  expect(parse('?Button.columns=false&Button.children=Save%20it')).toEqual({
    variant: 'outlined',
    columns: false,
    children: 'Save it',
  });
});

test('an empty parameter takes a value away', () => {
  expect(parse('?Button.children=&Button.variant=')).toEqual({});
});

test.each([
  '',
  '?',
  '?variant=text&disabled=true',
  '?TextField.variant=text',
  '?Button.variant=contained',
  '?Button.variant=<script>alert(1)</script>',
  '?Button.variant[]=text&Button.variant.0=text',
  '?Button.disabled=1&Button.disabled=yes',
  '?Button.rows=1e9&Button.columns=5',
  '?Button.rows=1000&Button.max=-1000.5',
  '?Button.max=-1',
  '?Button.autoHideDuration=10000',
  '?Button.rows=NaN',
  '?Button.rows=0x10',
  `?Button.children=${'x'.repeat(81)}`,
  '?Button.children=%E2%80%AEgnirts',
  '?Button.children=line%0Abreak',
  '?Button.__proto__=x&Button.constructor=y&Button.toString=z',
  '?Button.href=javascript:alert(1)&Button.component=script&Button.dangerouslySetInnerHTML=x',
  '?Button.onClick=alert(1)&Button.style=color:red&Button.ref=x',
  '?%E0%A4%A',
])('ignores %s', (query) => {
  expect(parse(query)).toEqual({ variant: 'outlined', children: 'Send' });
});

test('only what differs is written, and other parameters stay', () => {
  const state = new Map<string, string | number | boolean>([
    ['variant', 'outlined'],
    ['disabled', true],
  ]);
  expect(toPlaygroundQuery('?a=1&Button.rows=3', 'Button', controls, initial, state)).toBe(
    '?a=1&Button.disabled=true&Button.children=',
  );
  expect(toPlaygroundQuery('?Button.disabled=true', 'Button', controls, initial, initial)).toBe('');
});

test('what is written is read again', () => {
  const state = new Map<string, string | number | boolean>([
    ['variant', 'text'],
    ['columns', false],
    ['rows', -4],
    ['max', 0],
    ['autoHideDuration', 6000],
    ['children', 'Übung & <b>"x"</b>'],
  ]);
  const query = toPlaygroundQuery('', 'Button', controls, initial, state);
  expect(parsePlaygroundQuery(query, 'Button', controls, initial)).toEqual(state);
});

test('minus zero is zero, as in the link that is made of it', () => {
  expect(Object.is(parse('?Button.rows=-0')['rows'], 0)).toBe(true);
});
