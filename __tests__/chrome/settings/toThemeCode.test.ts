import * as joyStyles from '@mui/joy/styles';
import * as materialStyles from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import ts from 'typescript';
import { toJoyThemeCode, toMaterialThemeCode } from '../../../src/chrome/settings/toThemeCode';
import { joyLibrary } from '../../../src/demo-runtime/joyLibrary';
import { materialLibrary } from '../../../src/demo-runtime/materialLibrary';
import { plainComponents } from '../../../src/demo-runtime/plainLook';
import { compileSources } from '../../../src/node/verify/compileSources';
import { initialThemeState, type ThemeState } from '../../../src/theme/themeState';

const changed: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: '#ff0000', secondary: '#00ff00' },
  spacing: 4,
  paletteMode: 'dark',
};

/** Runs the module that the reader copies. @returns its theme. */
function runCode(code: string, styles: object): unknown {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS },
  });
  const exports: { theme?: unknown } = {};
  new Function('exports', 'require', outputText)(exports, () => styles);
  return exports.theme;
}

it('writes only what differs from the default theme', () => {
  expect(toMaterialThemeCode(initialThemeState)).toBe(
    "import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme({\n  palette: { mode: 'light' },\n});\n",
  );
  expect(toJoyThemeCode(initialThemeState)).toContain('extendTheme({})');
});

it('writes everything that is set', () => {
  const code = toMaterialThemeCode(changed);
  for (const part of [
    "direction: 'rtl'",
    'spacing: 4',
    "mode: 'dark'",
    "primary: { main: '#ff0000' }",
    "secondary: { main: '#00ff00' }",
    "MuiButton: { defaultProps: { size: 'small' } }",
  ]) {
    expect(code).toContain(part);
  }
});

it('compiles in a strict project, also without the types of the data grid', () => {
  const states = [initialThemeState, changed, { ...initialThemeState, direction: 'rtl' as const }];
  const toSource = (code: string, index: number) => ({
    path: `${process.cwd()}/copied-theme-${index}.tsx`,
    code,
    isTest: false,
    siblings: new Map(),
  });
  const material = states.map(
    (state) =>
      `${toMaterialThemeCode(state)}import { ThemeProvider } from '@mui/material/styles';\n` +
      'export const app = <ThemeProvider theme={theme}>app</ThemeProvider>;\n',
  );
  const joy = states.map(
    (state) =>
      `${toJoyThemeCode(state)}import { CssVarsProvider } from '@mui/joy/styles';\n` +
      'export const app = <CssVarsProvider theme={theme}>app</CssVarsProvider>;\n',
  );
  const problems = compileSources([...material, ...joy].map(toSource), process.cwd());
  expect(problems.flat()).toEqual([]);
}, 120_000);

describe('makes the theme that the demos have', () => {
  it('of Joy UI, with every shade of the primary color in both modes', () => {
    const theme = runCode(toJoyThemeCode(changed), joyStyles) as joyStyles.Theme;
    const shown = joyLibrary.toVariables(changed)['joy'];
    expect(theme.generateCssVars('light').css).toEqual(shown?.light);
    expect(theme.generateCssVars('dark').css).toEqual(shown?.dark);
    expect(theme).toMatchObject({
      direction: 'rtl',
      components: {
        JoySlider: { defaultProps: { size: 'sm', isRtl: true } },
        JoyTabs: { defaultProps: { size: 'sm', direction: 'rtl' } },
      },
    });
  });

  it('of Material UI, with the data grid as dense', () => {
    const theme = runCode(toMaterialThemeCode(changed), materialStyles) as materialStyles.Theme;
    const shown = materialLibrary.toTheme(changed) as materialStyles.Theme;
    // Those of createTheme look so by themselves.
    expect(deepmerge(plainComponents, theme.components)).toEqual(shown.components);
    expect(theme.components).toHaveProperty('MuiDataGrid');
    expect(theme.direction).toBe(shown.direction);
  });
});
