import { experimental_extendTheme as extendTheme, type ThemeOptions } from '@mui/material/styles';
import { type DemoTheme } from '../shared/demoRuntime';
import { memoizeByState, type DemoLibrary } from './demoLibrary';
import { toModeTheme, toVariableSheet, type ExtendedTheme } from './variableTheme';

const small = { defaultProps: { size: 'small' } } as const;
const dense = { defaultProps: { dense: true } } as const;

/** The props by which components of the installed package can be denser (`size`, `dense`, `margin`, `variant`, `density`). */
const denseComponents: ThemeOptions['components'] & Record<'MuiDataGrid', object> = {
  MuiAutocomplete: small,
  MuiButton: small,
  MuiButtonGroup: small,
  MuiCheckbox: small,
  MuiChip: small,
  MuiFab: small,
  MuiFormControl: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiFormHelperText: { defaultProps: { margin: 'dense' } },
  MuiIconButton: small,
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiList: dense,
  MuiListItem: dense,
  MuiListItemButton: dense,
  MuiMenuItem: dense,
  MuiPagination: small,
  MuiRadio: small,
  MuiRating: small,
  MuiSlider: small,
  MuiSwitch: small,
  MuiTable: small,
  MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiToggleButtonGroup: small,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  MuiDataGrid: { defaultProps: { density: 'compact' } },
};

function toPalette({ paletteColors }: DemoTheme) {
  const { primary, secondary } = paletteColors;
  return {
    ...(primary ? { primary: { main: primary } } : {}),
    ...(secondary ? { secondary: { main: secondary } } : {}),
  };
}

const toExtendedTheme = memoizeByState((state): ExtendedTheme => {
  const palette = toPalette(state);
  return extendTheme({
    colorSchemes: { light: { palette }, dark: { palette } },
    direction: state.direction,
    spacing: state.spacing,
    components: state.dense ? denseComponents : {},
  }) as unknown as ExtendedTheme;
});

export const materialLibrary: DemoLibrary = {
  toTheme: memoizeByState((state) => toModeTheme(toExtendedTheme(state), state.paletteMode)),
  toVariables: (state) => ({ material: toVariableSheet(toExtendedTheme(state)) }),
};
