import { extendTheme } from '@mui/joy/styles';
import type { DemoTheme } from '../shared/demoRuntime';
import { toJoyComponents } from '../shared/toJoyComponents';
import { toJoyScale } from '../shared/toJoyScale';
import { memoizeByState, memoizeForBothModes, type DemoLibrary } from './demoLibrary';
import { toModeTheme, toVariableSheet, type ExtendedTheme } from './variableTheme';

/** Also sized in a dense theme; the types of the package do not know it. */
const denseUntyped = { JoyToggleButtonGroup: { defaultProps: { size: 'sm' } } } as const;

const toExtendedTheme = memoizeForBothModes((state: DemoTheme): ExtendedTheme => {
  const { primary } = state.paletteColors;
  const palette = primary ? { primary: toJoyScale(primary) } : {};
  const theme = extendTheme({
    colorSchemes: { light: { palette }, dark: { palette } },
    spacing: state.spacing,
    components: { ...toJoyComponents(state), ...(state.dense ? denseUntyped : {}) },
  });
  return Object.assign(theme, { direction: state.direction }) as unknown as ExtendedTheme;
});

export const joyLibrary: DemoLibrary = {
  toTheme: memoizeByState((state) => toModeTheme(toExtendedTheme(state), state.paletteMode)),
  toVariables: memoizeForBothModes((state) => ({ joy: toVariableSheet(toExtendedTheme(state)) })),
};
