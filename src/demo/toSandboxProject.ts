import type { LibraryName } from '../shared/toLibraryName';
import type { CodeStyling, CodeVariant } from '../shared/preferences';

/** A demo in one language and one styling, as `DemoVariant` of the schema has it. */
export interface SandboxDemo {
  /** Shown as the title of the project. */
  title: string;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  filename: string;
  code: string;
  /** Local files that the code imports, with paths relative to it. */
  files: readonly { path: string; code: string }[];
  /** Packages with exact versions, those of the tools among them. */
  dependencies: readonly { name: string; version: string }[];
  /** One of `LibraryName`. */
  library: string;
}

/** A project of Vite and React that shows the demo. */
export interface SandboxProject {
  title: string;
  /** Text by path, without a slash at the start. */
  files: Readonly<Record<string, string>>;
  /** Path of the demo, the file to open. */
  demoFile: string;
}

/** Packages that only build the project. */
const toolPackages = /^(?:vite|@vitejs\/|typescript$|@types\/|tailwindcss$|@tailwindcss\/)/;

const fonts: Readonly<Record<LibraryName, string | null>> = {
  material: 'Roboto:wght@300;400;500;700',
  materialAndJoy: 'Roboto:wght@300;400;500;700',
  joy: 'Inter:wght@300;400;500;600;700',
  base: null,
};

interface Frame {
  imports: string[];
  open: string[];
  close: string[];
}

/** What stands around the demo: the baseline of its library, and the provider without which Joy UI has no colours. */
function toFrame(library: LibraryName, bringsProvider: boolean): Frame {
  if (library === 'material') {
    return {
      imports: ["import CssBaseline from '@mui/material/CssBaseline';"],
      open: ['<CssBaseline />'],
      close: [],
    };
  }
  if (bringsProvider || library === 'base') return { imports: [], open: [], close: [] };
  if (library === 'joy') {
    return {
      imports: [
        "import CssBaseline from '@mui/joy/CssBaseline';",
        "import { CssVarsProvider } from '@mui/joy/styles';",
      ],
      open: ['<CssVarsProvider>', '  <CssBaseline />'],
      close: ['</CssVarsProvider>'],
    };
  }
  return {
    imports: [
      "import { CssVarsProvider } from '@mui/joy/styles';",
      "import { createTheme, ThemeProvider, THEME_ID } from '@mui/material/styles';",
    ],
    open: ['<ThemeProvider theme={{ [THEME_ID]: createTheme() }}>', '<CssVarsProvider>'],
    close: ['</CssVarsProvider>', '</ThemeProvider>'],
  };
}

function indent(lines: readonly string[], by: number): string {
  return lines.map((line) => ' '.repeat(by) + line).join('\n');
}

function toMainFile({ codeVariant, codeStyling, code, files, library }: SandboxDemo): string {
  const codes = [code, ...files.map((file) => file.code)];
  const bringsProvider = codes.some((text) => text.includes('CssVarsProvider'));
  const frame = toFrame(library as LibraryName, bringsProvider);
  const root =
    codeVariant === 'TS' ? "document.getElementById('root')!" : "document.getElementById('root')";
  const isWrapped = frame.close.length > 0;
  const body = [...frame.open, isWrapped ? '  <Demo />' : '<Demo />', ...frame.close];
  return [
    "import * as React from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...frame.imports,
    "import Demo from './Demo';",
    ...(codeStyling === 'Tailwind' ? ["import './index.css';"] : []),
    '',
    `createRoot(${root}).render(`,
    '  <React.StrictMode>',
    indent(body, 4),
    '  </React.StrictMode>,',
    ');',
    '',
  ].join('\n');
}

function toHtml(title: string, library: LibraryName, main: string): string {
  const font = fonts[library];
  const escaped = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const link = `    <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=${font}&display=swap" />\n`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${escaped}</title>
${font ? link : ''}  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function toManifest({ codeVariant, dependencies }: SandboxDemo): string {
  const pick = (isTool: boolean) =>
    Object.fromEntries(
      dependencies
        .filter(({ name }) => toolPackages.test(name) === isTool)
        .map(({ name, version }) => [name, version]),
    );
  return toJson({
    name: 'demo',
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: codeVariant === 'TS' ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: pick(false),
    devDependencies: pick(true),
  });
}

function toViteConfig(codeStyling: CodeStyling): string {
  const isTailwind = codeStyling === 'Tailwind';
  return [
    ...(isTailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
    '',
    `export default defineConfig({ plugins: [react()${isTailwind ? ', tailwindcss()' : ''}] });`,
    '',
  ].join('\n');
}

/** @param hasJavaScript whether TypeScript imports files of JavaScript, as edited code may. */
const toTypeScriptConfig = (hasJavaScript: boolean) =>
  toJson({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['vite/client'],
      ...(hasJavaScript ? { allowJs: true } : {}),
    },
    include: ['**/*.ts', '**/*.tsx'],
  });

/** `./tasks.ts` beside `src/Demo.tsx` → `src/tasks.ts`; `../tasks.ts` → `tasks.ts`. */
function toProjectPath(path: string): string {
  const parts = `src/${path}`.split('/');
  const result: string[] = [];
  for (const part of parts) {
    if (part === '..') result.pop();
    else if (part !== '.') result.push(part);
  }
  return result.join('/');
}

/**
 * The project that a reader takes away: the demo as it is shown, all files that it imports, and no more around it than
 * it takes to run.
 */
export function toSandboxProject(demo: SandboxDemo): SandboxProject {
  const { codeVariant, codeStyling, title, library } = demo;
  const ending = codeVariant === 'TS' ? 'tsx' : 'jsx';
  const demoFile = `src/Demo.${ending}`;
  const hasJavaScript = demo.files.some(({ path }) => /\.jsx?$/.test(path));
  return {
    title,
    demoFile,
    files: {
      'package.json': toManifest(demo),
      'index.html': toHtml(title, library as LibraryName, `src/main.${ending}`),
      'vite.config.js': toViteConfig(codeStyling),
      ...(codeVariant === 'TS' ? { 'tsconfig.json': toTypeScriptConfig(hasJavaScript) } : {}),
      [`src/main.${ending}`]: toMainFile(demo),
      [demoFile]: demo.code,
      ...Object.fromEntries(demo.files.map(({ path, code }) => [toProjectPath(path), code])),
      ...(codeStyling === 'Tailwind' ? { 'src/index.css': "@import 'tailwindcss';\n" } : {}),
    },
  };
}
