import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectTools, toPackageName } from '../src/shared/toDependencies';

/** Which rooms of src each room may import, as ARCHITECTURE.md has it. */
const basics = [
  'shared',
  'storage',
  'before-alive',
  'ui',
  'i18n',
  'theme',
  'preferences',
  'analytics',
  'offline',
];
const features = [
  'icon-search',
  'theme-viewer',
  'color-tool',
  'demo',
  'playground',
  'api-reference',
  'chrome',
  'search',
  'mdx',
];
const allowed: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  storage: ['shared'],
  'before-alive': ['shared'],
  'stand-ins': [],
  entry: ['shared', 'offline', 'demo'],
  node: ['shared'],
  ssr: ['shared'],
  fonts: ['shared', 'storage'],
  boot: ['shared', 'storage', 'fonts', 'offline'],
  ui: basics,
  i18n: basics,
  theme: basics,
  preferences: basics,
  analytics: basics,
  demo: basics,
  playground: [...basics, 'demo'],
  'icon-search': basics,
  'theme-viewer': basics,
  'color-tool': basics,
  'api-reference': basics,
  chrome: basics,
  offline: basics,
  search: basics,
  'demo-runtime': ['shared', 'storage'],
  mdx: [...basics, 'demo', 'playground', 'api-reference'],
  templates: [...basics, ...features, 'templates'],
  pages: [...basics, ...features, 'templates'],
};

const forbiddenPackages: Readonly<Record<string, RegExp>> = {
  shared: /^(react|gatsby|node:|fs|path$)/,
  node: /^(react|styled-components)/,
  boot: /^(react|gatsby|node:|styled-components)/,
  // Gatsby renders every page with every build when server rendering uses what is Node's own.
  ssr: /^(node:|fs$|path$)/,
  browser: /^(node:|fs$|path$|zod|typescript|esbuild|rolldown|prettier)/,
};

const browserRooms = Object.keys(allowed).filter(
  (room) => !['shared', 'node', 'ssr', 'boot'].includes(room),
);

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return listFiles(file);
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [file] : [];
  });
}

function readImports(file: string): string[] {
  return readImportsOf(readFileSync(file, 'utf8'));
}

function readImportsOf(source: string): string[] {
  return [
    ...source.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|import\(\s*'([^']+)'|(?:^|\n)import '([^']+)'/g,
    ),
  ].map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '');
}

const root = path.resolve('src');
const files = listFiles(root).filter((file) => path.dirname(file) !== root);

test('every room is known to the architecture', () => {
  const rooms = new Set(files.map((file) => path.relative(root, file).split(path.sep)[0] ?? ''));
  expect([...rooms].filter((room) => !Object.hasOwn(allowed, room))).toEqual([]);
});

/** One import that leads from a room to another one. */
interface Arrow {
  from: string;
  to: string;
  file: string;
}

/** Arrows from the folders in a folder to others; a file of its own there is a room too, and what lies outside is `..`. */
function listArrows(folder: string): Arrow[] {
  const toRoom = (file: string) => path.relative(folder, file).split(path.sep)[0] ?? '';
  return listFiles(folder).flatMap((file) =>
    readImports(file)
      .filter((target) => target.startsWith('.'))
      .map((target) => path.resolve(path.dirname(file), target))
      .map((target) => ({
        from: toRoom(file).replace(/\.tsx?$/, ''),
        to: toRoom(target),
        file: path.relative('.', file),
      }))
      .filter(({ from, to }) => from !== to),
  );
}

test('no room imports one that it may not', () => {
  const broken = listArrows(root)
    .filter(({ from, to }) => Object.hasOwn(allowed, from) && !allowed[from]?.includes(to))
    .map(({ file, to }) => `${file} imports ${to}`);
  expect(broken).toEqual([]);
});

/** What is left when arrows from rooms that nobody imports and to rooms that import nothing are taken away, again and again. */
function findCircles(arrows: readonly Arrow[]): readonly Arrow[] {
  const inner = arrows.filter(
    ({ from, to }) =>
      arrows.some((arrow) => arrow.to === from) && arrows.some((arrow) => arrow.from === to),
  );
  return inner.length === arrows.length ? inner : findCircles(inner);
}

test.each(['src', 'src/node', 'scripts'])(
  'no rooms of %s import each other in a circle',
  (folder) => {
    const arrows = listArrows(path.resolve(folder));
    expect(arrows.length).toBeGreaterThan(0);
    expect(findCircles(arrows).map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  },
);

test('build code and browser code keep to their own packages', () => {
  const broken = files.flatMap((file) => {
    const room = path.relative(root, file).split(path.sep)[0] ?? '';
    // The program that renders demos at build time lives with what it renders, and is bundled for Node alone.
    const isRenderer = path.basename(file).startsWith('renderDemoPage');
    const forbidden = browserRooms.includes(room)
      ? isRenderer
        ? undefined
        : forbiddenPackages['browser']
      : forbiddenPackages[room];
    return readImports(file)
      .filter((target) => !target.startsWith('.') && forbidden?.test(target))
      .map((target) => `${path.relative('.', file)} imports ${target}`);
  });
  expect(broken).toEqual([]);
});

/** Hosts that say NODE_ENV=production install no others. */
describe('what a build needs is a dependency, not one of development', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: object;
    devDependencies: object;
  };

  test('what src imports; the checks of `npm run verify` may need more', () => {
    const broken = files.flatMap((file) => {
      const isCheck = file.startsWith(path.resolve('src/node/verify'));
      const known = { ...dependencies, ...(isCheck ? devDependencies : {}) };
      // Types are checked against what is there; what runs is asked for by its name.
      const source = readFileSync(file, 'utf8').replace(/(^|\n)import type [^;]+;/g, '');
      return readImportsOf(source)
        .filter((target) => /^[@\w]/.test(target) && !/^(?:node|own|virtual):/.test(target))
        .map(toPackageName)
        .filter((name) => !Object.hasOwn(known, name))
        .map((name) => `${path.relative('.', file)} imports ${name}`);
    });
    expect(broken).toEqual([]);
  });

  test.each([
    ['the tools of exported projects, whose versions are read', Object.values(projectTools).flat()],
    ['types without which declarations say nothing of their props', ['@types/react']],
    ['what minifies scripts', ['@swc/core']],
    ['fonts of social cards', ['@fontsource/commissioner']],
  ])('%s', (_, names) => {
    expect(names.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });
});

// Why: src/ssr/toPageStyles.tsx.
test('no styled component changes another one', () => {
  const extending = files.filter((file) => /= styled\([A-Z]/.test(readFileSync(file, 'utf8')));
  expect(extending).toEqual([]);
});

test('demos import nothing of the site', () => {
  const broken = listFiles(path.resolve('content')).flatMap((file) =>
    readImports(file)
      .filter(
        (target) =>
          target.startsWith('.') &&
          !path.resolve(path.dirname(file), target).startsWith(path.resolve('content')),
      )
      .map((target) => `${path.relative('.', file)} imports ${target}`),
  );
  expect(broken).toEqual([]);
});
