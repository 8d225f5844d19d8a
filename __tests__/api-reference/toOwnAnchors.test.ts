import { toOwnAnchors } from '../../src/api-reference/toOwnAnchors';

test.each([
  ['Button-prop-variant', ['button-prop-variant']],
  ['DataGrid-prop-aria-label', ['data-grid-prop-aria-label']],
  ['Button-css-root', ['button-slot-root', 'button-class-root']],
  ['Button-classes-startIcon', ['button-class-startIcon']],
  ['use-slider-parameters-max', ['use-slider-parameter-max']],
  ['use-slider-return-value-axis', ['use-slider-return-axis']],
  ['button-classes', []],
  ['import', []],
  ['', []],
])('%j is one of %j here', (id, expected) => {
  expect(toOwnAnchors(id)).toEqual(expected);
});
