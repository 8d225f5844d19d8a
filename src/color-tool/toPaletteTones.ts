import { createTheme } from '@mui/material/styles';
import { parseHexColor, toContrastRatio } from '../theme/contrast';

export interface Tone {
  name: 'light' | 'main' | 'dark';
  /** Six-digit hex. */
  color: string;
  /** Contrast of the theme's text color on it, 1 to 21. */
  contrast: number;
}

export interface PaletteTones {
  tones: readonly Tone[];
  /** As the library gives it: white, or black that is not fully opaque. */
  contrastText: string;
  /** Contrast of `main` itself as text on white and on the background of dark mode. */
  onWhite: number;
  onDark: number;
}

/** Text colors that `getContrastText` of @mui/material chooses from, laid over a color. */
const blackOpacity = 0.87;

/** Black at the opacity of the library's dark text, over a color. @param color six-digit hex. */
function layBlackOver(color: string): string {
  const value = Number.parseInt(color.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255];
  const mixed = channels.map((channel) => Math.round(channel * (1 - blackOpacity)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** What the library makes of `main` for a palette. @param main six-digit hex. */
export function toPaletteTones(main: string): PaletteTones {
  const { palette } = createTheme({ palette: { primary: { main } } });
  const { contrastText, ...colors } = palette.primary;
  const white = parseHexColor(contrastText);
  return {
    contrastText,
    tones: (['light', 'main', 'dark'] as const).map((name) => {
      const color = parseHexColor(colors[name]) ?? main;
      return { name, color, contrast: toContrastRatio(color, white ?? layBlackOver(color)) };
    }),
    onWhite: toContrastRatio(main, '#ffffff'),
    onDark: toContrastRatio(main, '#121212'),
  };
}
