import { hasTypes } from '../../src/demo/hasTypes';
import { toEditedSandbox } from '../../src/demo/toEditedSandbox';
import { toSandboxProject } from '../../src/demo/toSandboxProject';

const packages = {
  '@emotion/react': { version: '11.14.0', peers: ['react'] },
  '@emotion/styled': { version: '11.14.1', peers: ['@emotion/react', 'react'] },
  '@mui/base': { version: '5.0.0-beta.24', peers: ['react', 'react-dom'] },
  '@mui/joy': { version: '5.0.0-beta.15', peers: ['@emotion/react', '@emotion/styled', 'react'] },
  '@mui/material': { version: '5.14.18', peers: ['@emotion/react', '@emotion/styled', 'react'] },
  '@mui/icons-material': { version: '5.14.18', peers: ['@mui/material', 'react'] },
  '@types/react': { version: '18.3.1', peers: [] },
  '@types/react-dom': { version: '18.3.1', peers: [] },
  '@vitejs/plugin-react': { version: '5.0.0', peers: ['vite'] },
  react: { version: '18.3.1', peers: [] },
  'react-dom': { version: '18.3.1', peers: ['react'] },
  typescript: { version: '5.9.3', peers: [] },
  vite: { version: '7.0.0', peers: [] },
};

const demo = {
  title: 'Tabs',
  codeVariant: 'JS' as const,
  codeStyling: 'System' as const,
  filename: 'Tabs.js',
  code: "import Button from '@mui/joy/Button';\nimport Add from \"@mui/icons-material/Add\";\nimport { berths } from './berths';\n\nexport default function Tabs() {\n  return <Button startDecorator={<Add />}>{berths}</Button>;\n}\n",
  files: [{ path: './berths.js', code: "export const berths = 'Berths';\n" }],
  dependencies: [{ name: '@mui/base', version: '5.0.0-beta.24' }],
  library: 'base',
};

test('a project has the packages and the provider of the code that the reader has written', () => {
  const { files } = toSandboxProject(toEditedSandbox(demo, packages, false));
  const { dependencies } = JSON.parse(files['package.json'] ?? '') as {
    dependencies: Record<string, string>;
  };
  expect(dependencies).toEqual({
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/icons-material': '5.14.18',
    '@mui/joy': '5.0.0-beta.15',
    '@mui/material': '5.14.18',
    react: '18.3.1',
    'react-dom': '18.3.1',
  });
  expect(files['src/main.jsx']).toContain('<CssVarsProvider>');
});

test('code with types is a project of TypeScript, which also takes the files of JavaScript that it imports', () => {
  const project = toSandboxProject(toEditedSandbox(demo, packages, true));
  expect(project.demoFile).toBe('src/Demo.tsx');
  expect(project.files['tsconfig.json']).toContain('"allowJs": true');
  expect(project.files['package.json']).toContain('"typescript": "5.9.3"');
});

test.each([
  ['const isWide: boolean = true;', true],
  ['const names = [] as string[];', true],
  ['import type { Theme } from "@mui/material";', true],
  ['field.current!.focus();', true],
  ['interface Row {\n  id: number;\n}', true],
  ['const row = <Button<"a"> component="a" />;', true],
  ['import * as React from "react";\nimport { a as b } from "c";', false],
  ['const isWide = !a?.b || c;', false],
  ['const isWide = a < b ? <b>{c}</b> : null;', false],
  ['export default function A({ id, ...others }) {\n  return <a {...others}>{id}</a>;\n}', false],
])('whether "%s" has types: %s', (code, expected) => {
  expect(hasTypes(code)).toBe(expected);
});
