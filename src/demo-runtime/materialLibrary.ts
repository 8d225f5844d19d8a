import { experimental_extendTheme as extendTheme } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import type { DemoTheme } from '../shared/demoRuntime';
import { dataGridDenseComponents, materialDenseComponents } from '../shared/denseComponents';
import { memoizeByState, memoizeForBothModes, type DemoLibrary } from './demoLibrary';
import { plainComponents, toPlainPalette } from './plainLook';
import { toModeTheme, toVariableSheet, type ExtendedTheme } from './variableTheme';

const denseComponents = { ...materialDenseComponents, ...dataGridDenseComponents };

function toPalette({ paletteColors }: DemoTheme) {
  const { primary, secondary } = paletteColors;
  return {
    ...(primary ? { primary: { main: primary } } : {}),
    ...(secondary ? { secondary: { main: secondary } } : {}),
  };
}

const toExtendedTheme = memoizeForBothModes((state): ExtendedTheme => {
  const palette = toPalette(state);
  return extendTheme({
    colorSchemes: {
      light: { palette: { ...toPlainPalette('light'), ...palette } },
      dark: { palette: { ...toPlainPalette('dark'), ...palette } },
    },
    direction: state.direction,
    spacing: state.spacing,
    components: deepmerge(plainComponents, state.dense ? denseComponents : {}),
  }) as unknown as ExtendedTheme;
});

export const materialLibrary: DemoLibrary = {
  toTheme: memoizeByState((state) => toModeTheme(toExtendedTheme(state), state.paletteMode)),
  toVariables: memoizeForBothModes((state) => ({
    material: toVariableSheet(toExtendedTheme(state)),
  })),
};
