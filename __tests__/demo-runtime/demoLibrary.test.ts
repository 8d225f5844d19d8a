import { memoizeByState, memoizeForBothModes } from '../../src/demo-runtime/demoLibrary';
import { defaultDemoTheme } from '../../src/shared/demoRuntime';

const dark = { ...defaultDemoTheme, paletteMode: 'dark' } as const;

it('makes one theme for equal states, and another for each other one', () => {
  const toTheme = memoizeByState((state) => ({ state }));
  const theme = toTheme(defaultDemoTheme);
  expect(toTheme({ ...defaultDemoTheme, paletteColors: {} })).toBe(theme);
  expect(toTheme(dark)).not.toBe(theme);
  expect(toTheme({ ...defaultDemoTheme, paletteColors: { primary: '#123456' } })).not.toBe(theme);
  expect(toTheme({ ...defaultDemoTheme, spacing: 4 })).not.toBe(theme);
});

it('lets go of what has not been asked for in a while', () => {
  const toTheme = memoizeByState((state) => ({ state }));
  const first = toTheme(defaultDemoTheme);
  for (let spacing = 20; spacing < 40; spacing += 1) toTheme({ ...defaultDemoTheme, spacing });
  expect(toTheme(defaultDemoTheme)).not.toBe(first);
});

it('makes one thing for both modes where it has both in it', () => {
  const toExtended = memoizeForBothModes((state) => ({ state }));
  expect(toExtended(dark)).toBe(toExtended(defaultDemoTheme));
});
