import { emphasize, type Components, type CssVarsTheme, type Theme } from '@mui/material/styles';
import type { PaletteMode } from '../shared/preferences';

/**
 * Where components get other colors from `extendTheme` of Material UI 5.14.18, which demos have for its CSS variables, than from
 * `createTheme`, which those have who copy the code: here are those of `createTheme`.
 */

/** `palette.background` of each mode; no setting of the reader changes it. */
const backgrounds: Record<PaletteMode, string> = { light: '#fff', dark: '#121212' };

/** What `getContrastText` gives for a light color. */
const darkText = 'rgba(0, 0, 0, 0.87)';

/**
 * `private_safeEmphasize` of MUI System, by which `extendTheme` computes two of them, fails and gives back the background.
 * @returns the groups of components that `extendTheme` takes in the palette of a mode.
 */
export function toPlainPalette(mode: PaletteMode): object {
  const isLight = mode === 'light';
  return {
    SnackbarContent: {
      bg: emphasize(backgrounds[mode], isLight ? 0.8 : 0.98),
      color: isLight ? '#fff' : darkText,
    },
    SpeedDialAction: { fabHoverBg: emphasize(backgrounds[mode], 0.15) },
    Alert: isLight ? {} : { infoFilledColor: darkText, successFilledColor: darkText },
  };
}

/** The rest, for which the palette has no group. */
export const plainComponents: Components<Theme> = {
  MuiAppBar: {
    styleOverrides: {
      colorInherit: ({ theme, ownerState }) => {
        // Not there in a theme of a demo's own, with which the library does it right.
        const { vars } = theme as Partial<CssVarsTheme>;
        return (
          vars && {
            backgroundColor: vars.palette.background.paper,
            ...(!ownerState.enableColorOnDark && {
              '.mode-dark &': { color: vars.palette.text.primary },
            }),
          }
        );
      },
    },
  },
  MuiFab: {
    styleOverrides: {
      root: ({ ownerState }) => ownerState.color === 'default' && { color: darkText },
    },
  },
};
