import { toControlShape, toPlaygroundControls } from '../../../src/node/demos/playgroundControls';
import type { ApiProp } from '../../../src/shared/apiReference';
import { toInitialState, toPlaygroundProps } from '../../../src/shared/playground';

function toControl(defaultValue: string | null) {
  const prop = { name: 'closeOnSelect', type: 'boolean', defaultValue, deprecatedHtml: null };
  const [control] = toPlaygroundControls([prop as unknown as ApiProp], {
    hidden: new Set(),
    values: {},
  });
  if (!control) throw new Error('no control');
  return control;
}

it('lets readers turn off what is on by a rule, and leave it to the rule', () => {
  const control = toControl('`true` for desktop, `false` for mobile');
  expect(control).toMatchObject({ kind: 'select', options: [true, false], defaultValue: null });
  const give = (...state: [string, boolean][]) => toPlaygroundProps([control], new Map(state), {});
  expect(give(['closeOnSelect', false])).toEqual({ closeOnSelect: false });
  expect(toPlaygroundProps([control], toInitialState([control]), {})).toEqual({});
});

it.each(['false', '`false`'])('makes a switch of a prop that is %s by default', (text) => {
  expect(toControl(text)).toMatchObject({ kind: 'switch', defaultValue: false });
});

it.each([null, 'undefined'])('makes a switch of a prop whose default is %s', (text) => {
  expect(toControl(text)).toMatchObject({ kind: 'switch', defaultValue: null });
});

it('gives what a component requires also where it is off', () => {
  const prop = { name: 'open', type: 'boolean', defaultValue: null, deprecatedHtml: null };
  const give = (required: boolean) => {
    const controls = toPlaygroundControls([{ ...prop, required } as unknown as ApiProp], {
      hidden: new Set(),
      values: { open: false },
    });
    return toPlaygroundProps(controls, toInitialState(controls), {});
  };
  expect(give(true)).toEqual({ open: false });
  expect(give(false)).toEqual({});
});

it('gives an empty text where a component requires one and the reader has none', () => {
  const prop = { name: 'ariaLabel', type: 'string', defaultValue: null, deprecatedHtml: null };
  const give = (required: boolean) => {
    const controls = toPlaygroundControls([{ ...prop, required } as unknown as ApiProp], {
      hidden: new Set(),
      values: { ariaLabel: 'Add' },
    });
    return toPlaygroundProps(controls, new Map(), {});
  };
  expect(give(true)).toEqual({ ariaLabel: '' });
  expect(give(false)).toEqual({});
});

it('offers one value for all screens where a prop takes one for each', () => {
  expect(toControlShape("ResponsiveStyleValue<'row' | 'column'>")).toEqual({
    kind: 'select',
    options: ['row', 'column'],
  });
  expect(toControlShape('ResponsiveStyleValue<number | string>')).toEqual({
    kind: 'number',
    options: [],
  });
  expect(toControlShape('ResponsiveStyleValue<() => void>')).toBeNull();
});
