import { toTagControls } from '../../../src/node/demos/toTagControls';
import { apiProp, apiReference } from '../../support/apiReference';

// It is an ES module, which Jest cannot load; nothing here is formatted.
jest.mock('prettier', () => ({}));

const box = apiReference({
  name: 'Box',
  props: Array.from({ length: 9 }, (_, index) => apiProp({ name: `prop${index}`, type: 'number' })),
  inheritedProps: [apiProp({ name: 'elevation', type: 'number' })],
});
const listing = apiReference({
  name: 'Button',
  props: [apiProp({ name: 'children', type: 'React.ReactNode' }), apiProp({ name: 'wide' })],
});

const none: ReadonlySet<string> = new Set();

function listNames(...args: Parameters<typeof toTagControls>): string[] {
  return toTagControls(...args).map(({ name }) => name);
}

test('text between the tags has a control, after those that are shown at once', () => {
  const controls = toTagControls(box, { values: {}, hidden: none }, 'Send');
  expect(controls.findIndex(({ name }) => name === 'children')).toBe(8);
  expect(controls.map(({ isCommon }) => isCommon)).toEqual([...Array(9).fill(true), false]);
  expect(controls[8]?.initialValue).toBe('Send');
});

test('text between the tags is in the control of a component that lists it', () => {
  const controls = toTagControls(listing, { values: {}, hidden: none }, 'Send');
  expect(controls.filter(({ name }) => name === 'children')).toEqual([
    expect.objectContaining({ initialValue: 'Send' }),
  ]);
});

test.each([
  ['hidden', new Set(['children']), 'Send'],
  ['source', none, '<b>Send</b>'],
  ['not there', none, undefined],
])('what stands between the tags has no control where it is %s', (_, hidden, children) => {
  expect(listNames(listing, { values: {}, hidden }, children)).not.toContain('children');
});

test('an inherited prop has a control only where it is given a value', () => {
  expect(listNames(box, { values: {}, hidden: none }, undefined)).not.toContain('elevation');
  const values = { elevation: 3 };
  expect(listNames(box, { values, hidden: none }, undefined)).toContain('elevation');
});
