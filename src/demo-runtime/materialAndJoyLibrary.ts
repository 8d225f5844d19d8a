import { THEME_ID as joyId } from '@mui/joy/styles';
import { THEME_ID as materialId } from '@mui/material/styles';
import { memoizeByState, type DemoLibrary } from './demoLibrary';
import { joyLibrary } from './joyLibrary';
import { materialLibrary } from './materialLibrary';

/** For demos that use both: each library finds its theme under its own id. */
export const materialAndJoyLibrary: DemoLibrary = {
  toTheme: memoizeByState((state) => ({
    [materialId]: materialLibrary.toTheme(state),
    [joyId]: joyLibrary.toTheme(state),
  })),
  toVariables: (state) => ({
    ...materialLibrary.toVariables(state),
    ...joyLibrary.toVariables(state),
  }),
};
