import path from 'node:path';
import type { ApiReferenceNode, ProductNode } from '../../../src/node/site/siteContent';
import { checkStyleNames } from '../../../src/node/verify/checkStyleNames';
import { VerifyCache } from '../../../src/node/verify/verifyCache';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const site = {
  products: [
    {
      packages: [{ name: '@mui/material' }, { name: '@mui/joy' }, { name: '@mui/x-date-pickers' }],
    },
  ] as unknown as ProductNode[],
  apiReferences: [
    { classes: [{ className: '.Mui-disabled' }], slots: [], cssVariables: [] },
  ] as unknown as ApiReferenceNode[],
};

function check(code: string, page = '/material-ui/react-chip/'): string[] {
  const file = `content${page}Loud.tsx`;
  const source = { file, code, styling: 'System' as const, localFiles: [], packages: [] };
  const demo = { name: 'Loud', docsPagePathname: page, isFramed: false, sources: [source] };
  const tools = { root: path.resolve(), cache: new VerifyCache(createTemporaryFolder('names')) };
  return checkStyleNames(site, [], [demo], tools).map(({ line, message }) => `${line}: ${message}`);
}

test('classes, variables and colors of the packages say nothing', () => {
  const code = `sx={{
    '& .MuiButton-startIcon.Mui-disabled': { color: 'primary.main' },
    '& .MuiDayCalendar-weekNumber': { '--ListItem-paddingX': 0, '--TrailSign-gap': 0 },
    className: '[&.Mui-disabled_button]:flex',
    [\`& .MuiButton-size\${size}\`]: { color: 'var(--mui-palette-primary-main)' },
  }}`;
  expect(check(code)).toEqual([]);
});

test.each([
  ['MuiButton-startIcn', ' Did you mean "MuiButton-startIcon"?'],
  ['MuiButon-root', ' Did you mean "MuiButton-root"?'],
  ['Mui-disbled', ' Did you mean "Mui-disabled"?'],
  ['MuiButton-picture', ''],
])('the class %s is told of at its line', (name, hint) => {
  expect(check(`sx={{\n  '& .${name}': {},\n}}`)).toEqual([
    `2: The packages have no class "${name}".${hint} Correct it.`,
  ]);
});

test('a component of an author has classes of its own', () => {
  expect(check("styled('b', { name: 'MuiTag' });\nconst selector = '.MuiTag-root';")).toEqual([]);
});

test.each([
  ['--Button-gapp', '--Button-gap'],
  ['--joy-palette-primary-999', '--joy-palette-primary-900'],
])('the variable %s is told of', (name, meant) => {
  expect(check(`sx={{ '${name}': 0 }}`)).toEqual([
    `1: The packages have no CSS variable "${name}". Did you mean "${meant}"? Correct it.`,
  ]);
});

test('a color that the palette does not have is told of, by the theme of its page', () => {
  const says = (color: string) => [
    `1: The palette of the theme has no "${color}". Correct it, or add it to the theme in the same code.`,
  ];
  expect(check("sx={{ color: 'primary.mane' }}")).toEqual(says('primary.mane'));
  expect(check("sx={{ color: 'primary.500' }}")).toEqual(says('primary.500'));
  expect(check("sx={{ color: 'primary.500' }}", '/joy-ui/react-chip/')).toEqual([]);
});

test('a color that the code adds is there', () => {
  const code =
    "createTheme({ palette: { primary: { soft: '#eef' } } });\nsx={{ color: 'primary.soft' }}";
  expect(check(code)).toEqual([]);
});
