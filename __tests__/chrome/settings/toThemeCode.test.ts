import ts from 'typescript';
import { toJoyThemeCode, toMaterialThemeCode } from '../../../src/chrome/settings/toThemeCode';
import { initialThemeState, type ThemeState } from '../../../src/theme/themeState';

const changed: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: '#ff0000', secondary: '#00ff00' },
  spacing: 4,
  paletteMode: 'dark',
};

function toSyntaxErrors(code: string): readonly ts.Diagnostic[] {
  return ts.transpileModule(code, { reportDiagnostics: true }).diagnostics ?? [];
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

it('gives Joy UI its primary color in both modes', () => {
  const code = toJoyThemeCode(changed);
  expect(code.match(/500: '#ff0000'/g)).toHaveLength(2);
  expect(code).toContain("JoyButton: { defaultProps: { size: 'sm' } }");
});

it.each([initialThemeState, changed])('is code that parses (%#)', (state) => {
  expect(toSyntaxErrors(toMaterialThemeCode(state))).toEqual([]);
  expect(toSyntaxErrors(toJoyThemeCode(state))).toEqual([]);
});
