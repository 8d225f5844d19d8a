import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toDemoSources } from '../../src/node/verify/checkDemoTypes';
import { toBlockSources } from '../../src/node/verify/checkSnippets';
import { toSnippets } from '../../src/node/verify/snippets';
import { compileProject, compileWithTypeScript7 } from '../support/compileWithTypeScript7';
import { readAuthored } from '../support/readAuthored';

const root = process.cwd();
const guide = readFileSync('content/material-ui/guides/typescript/index.mdx', 'utf8');

/** The block of the guide that has this title. */
function readBlock(title: string): string {
  const [, block] = guide.split(`title="${title}"\n`);
  const [code] = block?.split('\n```') ?? [];
  if (code === undefined) throw new Error(`The guide has no block "${title}".`);
  return code;
}

const guideConfig = JSON.parse(readBlock('tsconfig.json')) as { compilerOptions: object };
const button = `import Button from '@mui/material/Button';

export const button = <Button>Plum</Button>;
`;

/** Numbers of what TypeScript 7 says with the options of the guide and others. */
function compileAsGuided(code: string, options: object = {}, others: Record<string, string> = {}) {
  const compilerOptions = { ...guideConfig.compilerOptions, ...options };
  const problems = compileProject({
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
    'src/page.tsx': code,
    ...others,
  });
  return problems.map((problem) => problem.code);
}

test('blocks of code and demos compile with TypeScript 7, too', () => {
  const { pages, demos } = readAuthored();
  const modules = [
    ...toBlockSources(pages.flatMap(toSnippets)).map(({ snippet: { page, toLine }, source }) => ({
      source,
      toPlace: (line: number) => `${page.file}:${toLine(line)}`,
    })),
    ...toDemoSources(demos, root).map(({ file, source }) => ({
      source,
      toPlace: (line: number) => `${file}:${line}`,
    })),
  ];
  const places = new Map(modules.map(({ source, toPlace }) => [source.path, toPlace]));
  const sources = modules.map(({ source }) => source);
  const problems = compileWithTypeScript7(sources, root).map(({ path: file, line, code, text }) => {
    const place = places.get(file)?.(line) ?? `${path.relative(root, file)}:${line}`;
    return `${place}: ${text} (TS${code})`;
  });
  expect(sources.length).toBeGreaterThan(2000);
  expect(problems).toEqual([]);
}, 300_000);

describe('what the guide says of TypeScript 7', () => {
  const font = "import '@fontsource/roboto/400.css';\n";

  test('its tsconfig.json is taken', () => {
    expect(compileAsGuided(button)).toEqual([]);
  });

  test('a stylesheet has to be declared, in one of two ways', () => {
    const own = { 'src/stylesheets.d.ts': readBlock('src/stylesheets.d.ts') };
    expect(compileAsGuided(font + button)).toEqual([2882]);
    expect(compileAsGuided(font + button, {}, own)).toEqual([]);
    expect(compileAsGuided(font + button, { types: ['vite/client'] })).toEqual([]);
  });

  test('packages of types have to be named', () => {
    const code = "describe('plums', () => {});\n\nexport const mode = process.env['NODE_ENV'];\n";
    expect(compileAsGuided(code)).toEqual([2593, 2591]);
    expect(compileAsGuided(code, { types: ['node', 'jest'] })).toEqual([]);
  });

  test.each([
    [{ moduleResolution: 'node' }, 5108],
    [{ target: 'es5' }, 5108],
    [{ baseUrl: '.' }, 5102],
  ])('%j is not known any more', (options, code) => {
    expect(compileAsGuided(button, options)).toEqual([code]);
  });
});
