import {
  createStyled,
  createTheme,
  type Theme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_prepareCssVars as prepareCssVars,
} from '@mui/system';

type Scheme = 'reef' | 'deep' | 'glow';

interface Vars {
  corner: { stone: string; bubble: string };
  palette: { water: string; ink: string; coral: string };
}

interface AquariumTheme extends Theme {
  vars: Vars;
  getColorSchemeSelector: (scheme: Scheme) => string;
}

// What becomes a variable: numbers get px, and each scheme has the same keys.
const tokens = {
  corner: { stone: 6, bubble: 24 },
  colorSchemes: {
    reef: { native: 'light', palette: { water: '#e0f4f7', ink: '#08323b', coral: '#a3243b' } },
    deep: { native: 'dark', palette: { water: '#071f2b', ink: '#d7f0f7', coral: '#ff9d8a' } },
    glow: { native: 'dark', palette: { water: '#170b2e', ink: '#efe6ff', coral: '#7df9c2' } },
  },
};

// Functions such as spacing come from createTheme and stay values.
const theme = {
  ...createTheme({ spacing: 6 }),
  ...tokens,
  ...prepareCssVars<typeof tokens, Vars>(tokens, { prefix: 'aquarium' }),
};

export const { CssVarsProvider, getInitColorSchemeScript, useColorScheme } =
  createCssVarsProvider<Scheme>({
    theme,
    attribute: 'data-aquarium',
    defaultColorScheme: { light: 'reef', dark: 'deep' },
    defaultMode: 'system',
    modeStorageKey: 'aquarium-mode',
    colorSchemeStorageKey: 'aquarium-scheme',
  });

export const styled = createStyled<AquariumTheme>();
