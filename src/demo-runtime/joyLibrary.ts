import { extendTheme } from '@mui/joy/styles';
import { darken, lighten } from '@mui/system';
import { deepmerge } from '@mui/utils';
import { type DemoTheme } from '../shared/demoRuntime';
import { memoizeByState, memoizeForBothModes, type DemoLibrary } from './demoLibrary';
import { toModeTheme, toVariableSheet, type ExtendedTheme } from './variableTheme';

const small = { defaultProps: { size: 'sm' } } as const;

/** Components of the installed package that have the prop `size` and are not sized by their parent. */
const denseComponents = {
  JoyAccordionGroup: small,
  JoyAlert: small,
  JoyAutocomplete: small,
  JoyAvatar: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyCard: small,
  JoyCheckbox: small,
  JoyChip: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyList: small,
  JoyMenu: small,
  JoyRadio: small,
  JoySelect: small,
  JoySlider: small,
  JoySwitch: small,
  JoyTable: small,
  JoyTabs: small,
  JoyTextarea: small,
  JoyToggleButtonGroup: small,
};

/** What asks neither the page nor the theme for the direction, and has a prop for it. */
const mirroredComponents = {
  JoySlider: { defaultProps: { isRtl: true } },
  JoyTabs: { defaultProps: { direction: 'rtl' } },
} as const;

/** Joy UI has no function that makes a scale of one colour, so the system's `lighten` and `darken` do, with 500 as the main one. */
function toScale(main: string): Record<number, string> {
  const lighter = { 50: 0.93, 100: 0.85, 200: 0.65, 300: 0.45, 400: 0.22 };
  const darker = { 600: 0.2, 700: 0.4, 800: 0.6, 900: 0.8 };
  const scale: Record<number, string> = { 500: main };
  for (const [step, by] of Object.entries(lighter)) scale[Number(step)] = lighten(main, by);
  for (const [step, by] of Object.entries(darker)) scale[Number(step)] = darken(main, by);
  return scale;
}

const toExtendedTheme = memoizeForBothModes((state: DemoTheme): ExtendedTheme => {
  const { primary } = state.paletteColors;
  const palette = primary ? { primary: toScale(primary) } : {};
  const theme = extendTheme({
    colorSchemes: { light: { palette }, dark: { palette } },
    spacing: state.spacing,
    components: deepmerge(
      state.dense ? denseComponents : {},
      state.direction === 'rtl' ? mirroredComponents : {},
    ),
  });
  return Object.assign(theme, { direction: state.direction }) as unknown as ExtendedTheme;
});

export const joyLibrary: DemoLibrary = {
  toTheme: memoizeByState((state) => toModeTheme(toExtendedTheme(state), state.paletteMode)),
  toVariables: memoizeForBothModes((state) => ({ joy: toVariableSheet(toExtendedTheme(state)) })),
};
