import fc from 'fast-check';
import {
  defaultSpacing,
  parseApiDisplay,
  parseCodeStyling,
  parseCodeVariant,
  parseCookie,
  parseHashStyling,
  parseHashVariant,
  parseModeSetting,
  parseThemeSettings,
  parseThemeVariables,
} from '../../src/shared/preferences';

const defaults = { direction: 'ltr', dense: false, spacing: defaultSpacing, paletteColors: {} };

test('values that count are read, anything else is not', () => {
  expect(['light', 'dark', 'system', 'Dark', '', null, 1].map(parseModeSetting)).toEqual([
    'light',
    'dark',
    'system',
    null,
    null,
    null,
    null,
  ]);
  expect(['JS', 'TS', 'js'].map(parseCodeVariant)).toEqual(['JS', 'TS', null]);
  expect(['System', 'MUI System', 'Tailwind', 'CSS', 'css'].map(parseCodeStyling)).toEqual([
    'System',
    'System',
    'Tailwind',
    'CSS',
    null,
  ]);
  expect(['collapsed', 'expanded', 'expended', 'table', 'list'].map(parseApiDisplay)).toEqual([
    'collapsed',
    'expanded',
    'expanded',
    'table',
    null,
  ]);
});

test.each([
  ['#BasicButtons.js', 'JS', null],
  ['#BasicButtons.tsx', 'TS', null],
  ['#tailwind-UnstyledButton.tsx', 'TS', 'Tailwind'],
  ['#css-UnstyledButton.js', 'JS', 'CSS'],
  ['#system-UnstyledButton.js', 'JS', 'System'],
  ['#with-css-inside.js', 'JS', null],
  ['#BasicButtons', null, null],
  ['', null, null],
])('hash %s says variant %s and styling %s', (hash, variant, styling) => {
  expect(parseHashVariant(hash)).toBe(variant);
  expect(parseHashStyling(hash)).toBe(styling);
});

test('cookies are found by their whole name and decoded', () => {
  expect(parseCookie('a=1; codeVariant=JS; b=2', 'codeVariant')).toBe('JS');
  expect(parseCookie('xcodeVariant=JS', 'codeVariant')).toBeNull();
  expect(parseCookie('codeStyling=MUI%20System', 'codeStyling')).toBe('MUI System');
  expect(parseCookie('codeStyling=%E0%A4%A', 'codeStyling')).toBeNull();
  expect(parseCookie('', 'codeStyling')).toBeNull();
});

test('valid theme settings are kept one by one, wrong ones become the default', () => {
  expect(
    parseThemeSettings(
      '{"direction":"rtl","dense":true,"spacing":12,"paletteColors":{"primary":"#aa0000"}}',
    ),
  ).toEqual({ direction: 'rtl', dense: true, spacing: 12, paletteColors: { primary: '#aa0000' } });
  expect(
    parseThemeSettings(
      '{"direction":"up","dense":1,"spacing":99,"paletteColors":{"primary":"red;}"}}',
    ),
  ).toEqual(defaults);
  expect(parseThemeSettings(null)).toEqual(defaults);
});

test.each([
  [0, 0],
  [20, 20],
  [21, defaultSpacing],
  [-1, defaultSpacing],
  [7.5, defaultSpacing],
  ['12', defaultSpacing],
])('a stored spacing of %j is %d', (stored, expected) => {
  expect(parseThemeSettings(JSON.stringify({ spacing: stored })).spacing).toBe(expected);
});

test('whatever is stored, parsing never throws and gives valid settings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const settings = parseThemeSettings(text);
      expect(['ltr', 'rtl']).toContain(settings.direction);
      expect(settings.spacing).toBeGreaterThanOrEqual(0);
      expect(settings.spacing).toBeLessThanOrEqual(20);
      for (const color of Object.values(settings.paletteColors))
        expect(color).toMatch(/^#[0-9a-f]{6}$/i);
      for (const [name, value] of Object.entries(parseThemeVariables(text))) {
        expect(name).toMatch(/^--[\w-]+$/);
        expect(value).not.toMatch(/[;{}<>"']/);
      }
      parseCookie(text, 'codeVariant');
    }),
    { numRuns: 500 },
  );
});
