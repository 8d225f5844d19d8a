import type { CssVarsThemeOptions } from '@mui/joy/styles';

/** A scale from its colors for 50 and 100 to 900. */
function toScale(...[c50, c100, c200, c300, c400, c500, c600, c700, c800, c900]: string[]) {
  return {
    50: c50,
    100: c100,
    200: c200,
    300: c300,
    400: c400,
    500: c500,
    600: c600,
    700: c700,
    800: c800,
    900: c900,
  };
}

const scales = {
  primary: toScale(
    ...['#F4FAFF', '#DDF1FF', '#ADDBFF', '#6FB6FF', '#3990FF'],
    ...['#096BDE', '#054DA7', '#02367D', '#072859', '#00153C'],
  ),
  neutral: toScale(
    ...['#F7F7F8', '#EBEBEF', '#D8D8DF', '#B9B9C6', '#8F8FA3'],
    ...['#73738C', '#5A5A72', '#434356', '#25252D', '#131318'],
  ),
  danger: toScale(
    ...['#FFF8F6', '#FFE9E8', '#FFC7C5', '#FF9192', '#FA5255'],
    ...['#D3232F', '#A10E25', '#77061B', '#580013', '#39000D'],
  ),
  success: toScale(
    ...['#F3FEF5', '#D7F5DD', '#77EC95', '#4CC76E', '#2CA24D'],
    ...['#1A7D36', '#0F5D26', '#034318', '#002F0F', '#001D09'],
  ),
  warning: toScale(
    ...['#FFF8C5', '#FAE17D', '#EAC54F', '#D4A72C', '#BF8700'],
    ...['#9A6700', '#7D4E00', '#633C01', '#4D2D00', '#3B2300'],
  ),
  common: { black: '#09090D' },
};

/** Solid components were one shade darker in dark mode. */
function toDark(scale: ReturnType<typeof toScale>) {
  return { ...scale, solidBg: scale[600], solidHoverBg: scale[700], solidActiveBg: scale[800] };
}

/** Colors, corners, letters and default props as in 5.0.0-alpha.89. */
export const toFormerLook = (cssVarPrefix = 'joy'): CssVarsThemeOptions => ({
  cssVarPrefix,
  fontFamily: { body: '"Public Sans", sans-serif', display: '"Public Sans", sans-serif' },
  lineHeight: { sm: '1.25', lg: '1.7' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  colorSchemes: {
    light: {
      palette: {
        ...scales,
        text: { secondary: '#5A5A72', tertiary: '#73738C' },
        background: { surface: '#FFF', level1: '#F7F7F8', level2: '#EBEBEF', level3: '#D8D8DF' },
      },
    },
    dark: {
      palette: {
        ...scales,
        primary: toDark(scales.primary),
        neutral: toDark(scales.neutral),
        danger: toDark(scales.danger),
        success: toDark(scales.success),
        background: { body: '#131318', surface: '#09090D', popup: '#131318' },
      },
    },
  },
  typography: {
    h1: { fontSize: '3rem' },
    h2: { fontSize: '2.25rem' },
    h3: { fontSize: '1.875rem' },
    h4: { fontSize: '1.5rem' },
    'body-md': { color: `var(--${cssVarPrefix}-palette-text-primary)` },
    'body-sm': { color: `var(--${cssVarPrefix}-palette-text-secondary)` },
  },
  components: {
    JoyAlert: { defaultProps: { color: 'primary' } },
    JoyCard: { defaultProps: { variant: 'plain' } },
    JoyChip: { defaultProps: { variant: 'solid', color: 'primary' } },
    JoyIconButton: { defaultProps: { variant: 'soft', color: 'primary' } },
    JoyTabList: { defaultProps: { variant: 'soft' } },
  },
});
