import { initialThemeState, reduceTheme, type ThemeAction } from '../../src/theme/themeState';

test('starts light, left to right, with a spacing of 8', () => {
  expect(initialThemeState).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
  });
});

const changed = {
  ...initialThemeState,
  dense: true,
  spacing: 10,
  paletteColors: { primary: '#112233' },
};

test.each<[ThemeAction, object]>([
  [{ type: 'SET_SPACING', payload: 12 }, { spacing: 12 }],
  [{ type: 'SET_SPACING', payload: 99 }, { spacing: 20 }],
  [{ type: 'SET_SPACING', payload: -4 }, { spacing: 0 }],
  [{ type: 'INCREASE_SPACING' }, { spacing: 11 }],
  [{ type: 'DECREASE_SPACING' }, { spacing: 9 }],
  [{ type: 'SET_DENSE', payload: false }, { dense: false }],
  [{ type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
  [{ type: 'RESET_COLORS' }, { paletteColors: {} }],
  [{ type: 'CHANGE', payload: { paletteMode: 'dark' } }, { paletteMode: 'dark' }],
  [{ type: 'CHANGE', payload: { direction: 'rtl' } }, { direction: 'rtl' }],
  [
    { type: 'CHANGE', payload: { paletteColors: { secondary: '#000000' } } },
    { paletteColors: { secondary: '#000000' } },
  ],
  [{ type: 'CHANGE', payload: {} }, {}],
])('%j', (action, difference) => {
  expect(reduceTheme(changed, action)).toEqual({ ...changed, ...difference });
});

test('an unknown action throws', () => {
  expect(() => reduceTheme(initialThemeState, { type: 'PAINT' } as unknown as ThemeAction)).toThrow(
    'Unrecognized type',
  );
});
