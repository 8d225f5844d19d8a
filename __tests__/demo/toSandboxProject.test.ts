import { toSandboxProject, type SandboxDemo } from '../../src/demo/toSandboxProject';

const demo: SandboxDemo = {
  title: 'Berths',
  codeVariant: 'TS',
  codeStyling: 'System',
  filename: 'Berths.tsx',
  code: 'export default function Berths() {\n  return null;\n}\n',
  files: [],
  dependencies: [],
  library: 'joy',
};

const readMain = (changes: Partial<SandboxDemo>) =>
  toSandboxProject({ ...demo, ...changes }).files['src/main.tsx'];

test('a demo of Joy UI gets the provider of its colors, unless it brings its own', () => {
  expect(readMain({})).toContain('<CssVarsProvider>');
  const code = "import { CssVarsProvider } from '@mui/joy/styles';\n";
  expect(readMain({ code })).not.toContain('CssVarsProvider');
  expect(readMain({ files: [{ path: './provider.tsx', code }] })).not.toContain('CssVarsProvider');
});

test('files are where the code of the demo looks for them', () => {
  const files = ['./berths.ts', './data/ports.ts', '../ships.ts'].map((path) => ({
    path,
    code: path,
  }));
  expect(toSandboxProject({ ...demo, files }).files).toMatchObject({
    'src/berths.ts': './berths.ts',
    'src/data/ports.ts': './data/ports.ts',
    'ships.ts': '../ships.ts',
  });
});

test('a title is text', () => {
  const { files } = toSandboxProject({ ...demo, title: 'Cut & <b>dry</b>' });
  expect(files['index.html']).toContain('<title>Cut &amp; &lt;b>dry&lt;/b></title>');
});
