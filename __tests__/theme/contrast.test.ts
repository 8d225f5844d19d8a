import { parseHexColor, toContrastRatio } from '../../src/theme/contrast';

it.each([
  ['#1976d2', '#1976d2'],
  ['1976D2', '#1976d2'],
  ['#abc', '#aabbcc'],
  [' rgb(25, 118, 210) ', '#1976d2'],
  ['rgb(0 0 0)', '#000000'],
])('reads %s', (text, expected) => {
  expect(parseHexColor(text)).toBe(expected);
});

it.each(['', '#12', '#12345', 'red', 'rgb(256, 0, 0)', 'rgb(1, 2)', 'url(x)', '#1976d2;'])(
  'does not take %j for a color',
  (text) => {
    expect(parseHexColor(text)).toBeNull();
  },
);

it('computes the ratio of WCAG', () => {
  expect(toContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(toContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(toContrastRatio('#ffffff', '#ffffff')).toBe(1);
});
