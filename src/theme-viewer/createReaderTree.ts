import { createTheme } from '@mui/material/styles';
import { materialDenseComponents } from '../shared/denseComponents';
import type { PaletteMode } from '../shared/preferences';
import { toThemeTree, type ThemeNode } from '../shared/themeTree';
import type { ThemeState } from '../theme/themeState';

/** What of the settings goes into a theme. */
export type ThemeSettings = Pick<ThemeState, 'direction' | 'spacing' | 'dense' | 'paletteColors'>;

/** The theme that the library makes of the reader's settings, in both modes. */
export function createReaderTree(settings: ThemeSettings): ThemeNode[] {
  const { direction, spacing, dense, paletteColors } = settings;
  const { primary, secondary } = paletteColors;
  const create = (mode: PaletteMode) =>
    createTheme({
      direction,
      spacing,
      palette: {
        mode,
        ...(primary ? { primary: { main: primary } } : {}),
        ...(secondary ? { secondary: { main: secondary } } : {}),
      },
      ...(dense ? { components: materialDenseComponents } : {}),
    });
  return toThemeTree(create('light'), create('dark'));
}
