import { unstable_defaultSxConfig as sxConfig } from '@mui/system';
import {
  checkPaletteNames,
  propertiesWithPalette,
} from '../../../src/node/demos/checkPaletteNames';

test('knows the properties for which the installed package looks colors up', () => {
  const config: Record<string, { themeKey?: string }> = sxConfig;
  const lookedUp = Object.keys(config).filter((name) => config[name]?.themeKey === 'palette');
  expect([...propertiesWithPalette].sort()).toEqual(lookedUp.sort());
});

test('tells of a color of the theme where its name has no effect, at its line', () => {
  const code = `const ring = {\n  outline: '2px solid',\n  outlineColor: 'primary.main',\n};`;
  expect(checkPaletteNames('content/Ring.tsx', code)).toEqual([
    {
      file: 'content/Ring.tsx',
      line: 3,
      message: expect.stringContaining('({ palette }) => palette.primary.main'),
    },
  ]);
});

test.each([
  `{ color: 'text.secondary', '&:hover': { bgcolor: 'action.hover' } }`,
  `{ outlineColor: ({ palette }) => palette.primary.main }`,
  `{ outlineColor: '#5eead4' }`,
  `{ token: 'text.primary' }`,
])('leaves %s alone', (code) => {
  expect(checkPaletteNames('content/Ring.tsx', code)).toEqual([]);
});
