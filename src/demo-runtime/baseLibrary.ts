import { createTheme } from '@mui/system';
import { memoizeByState, type DemoLibrary } from './demoLibrary';

/** Base UI has no theme of its own; demos that are styled with MUI System read the system's. */
export const baseLibrary: DemoLibrary = {
  toTheme: memoizeByState(({ paletteMode, direction, spacing }) =>
    createTheme({ palette: { mode: paletteMode }, direction, spacing }),
  ),
  toVariables: () => ({}),
};
