import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readImports, type ImportedModule } from '../src/node/demos/readImports';
import { projectTools, toPackageName } from '../src/shared/toDependencies';

/** Which rooms each room may import, as ARCHITECTURE.md has it. A file at the root, or of src itself, is a room too. */
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
const pageRooms = [...basics, ...features, 'templates'];
const allowed: Readonly<Record<string, readonly string[]>> = {
  shared: ['content'],
  storage: ['shared'],
  'before-alive': ['shared'],
  html: [],
  'stand-ins': ['gatsby-browser'],
  entry: ['shared', 'offline', 'demo', 'gatsby-browser'],
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
  'demo-runtime': ['shared', 'storage', 'before-alive'],
  mdx: [...basics, 'demo', 'playground', 'api-reference'],
  templates: [...basics, ...features],
  pages: pageRooms,
  'gatsby-config': ['node', 'shared'],
  'gatsby-node': ['node', 'shared'],
  'gatsby-browser': [...pageRooms, 'fonts', 'entry', 'ssr'],
  'gatsby-ssr': [...pageRooms, 'fonts', 'entry', 'ssr'],
  scripts: ['node', 'shared', 'i18n', 'search', 'theme', 'content', '__tests__'],
};

const nodePackages = /^(react|styled-components)/;
// Gatsby renders every page with every build when server rendering uses what is Node's own.
const ssrPackages = /^(node:|fs$|path$)/;
const forbiddenPackages: Readonly<Record<string, RegExp>> = {
  shared: /^(react|gatsby|node:|fs|path$)/,
  node: nodePackages,
  'gatsby-config': nodePackages,
  'gatsby-node': nodePackages,
  boot: /^(react|gatsby|node:|styled-components)/,
  ssr: ssrPackages,
  'gatsby-ssr': ssrPackages,
};
const browserPackages = /^(node:|fs$|path$|zod|typescript|esbuild|rolldown|prettier)/;

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return listFiles(file);
    return /\.[jt]sx?$/.test(name) && !name.endsWith('.d.ts') ? [file] : [];
  });
}

const importsByFile = new Map<string, ImportedModule[]>();

function listImports(file: string): readonly ImportedModule[] {
  const known = importsByFile.get(file) ?? readImports(readFileSync(file, 'utf8'), file);
  importsByFile.set(file, known);
  return known;
}

const repository = path.resolve('.');
const root = path.resolve('src');
const rootFiles = readdirSync(repository)
  .filter((name) => /^gatsby-.*\.[jt]sx?$/.test(name))
  .map((name) => path.resolve(name));
const files = [...listFiles(root), ...rootFiles];
const scripts = listFiles(path.resolve('scripts'));

/** The first part of the path from a folder, without the extension of a file; what lies outside of the folder is `..`. */
function toRoomIn(folder: string, file: string): string {
  return (path.relative(folder, file).split(path.sep)[0] ?? '').replace(/\.[jt]sx?$/, '');
}

/** Of src its rooms, of the repository its other folders and its files. */
function toRoom(file: string): string {
  const room = toRoomIn(root, file);
  return room === '..' ? toRoomIn(repository, file) : room;
}

/** One import that leads from a room to another one. */
interface Arrow {
  from: string;
  to: string;
  file: string;
}

function listArrows(sources: readonly string[], toRoomOf: (file: string) => string): Arrow[] {
  return sources.flatMap((file) =>
    listImports(file)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => path.resolve(path.dirname(file), specifier))
      .map((target) => ({
        from: toRoomOf(file),
        to: toRoomOf(target),
        file: path.relative('.', file),
      }))
      .filter(({ from, to }) => from !== to),
  );
}

test('every room is known to the architecture', () => {
  const rooms = new Set(files.map(toRoom));
  expect([...rooms].filter((room) => !Object.hasOwn(allowed, room))).toEqual([]);
});

test('no room imports one that it may not', () => {
  const broken = listArrows([...files, ...scripts], toRoom)
    .filter(({ from, to }) => !allowed[from]?.includes(to))
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
    const sources = listFiles(path.resolve(folder));
    const arrows = listArrows(sources, (file) => toRoomIn(path.resolve(folder), file));
    expect(arrows.length).toBeGreaterThan(0);
    expect(findCircles(arrows).map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  },
);

test('build code and browser code keep to their own packages', () => {
  const broken = files.flatMap((file) => {
    // The program that renders demos at build time lives with what it renders, and is bundled for Node alone.
    if (path.basename(file).startsWith('renderDemoPage')) return [];
    const room = toRoom(file);
    const forbidden = Object.hasOwn(forbiddenPackages, room)
      ? forbiddenPackages[room]
      : browserPackages;
    return listImports(file)
      .filter(({ specifier }) => !specifier.startsWith('.') && forbidden?.test(specifier))
      .map(({ specifier }) => `${path.relative('.', file)} imports ${specifier}`);
  });
  expect(broken).toEqual([]);
});

/** Hosts that say NODE_ENV=production install no others. */
describe('what a build needs is a dependency, not one of development', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: object;
    devDependencies: object;
  };

  /** Node's own modules, those of the demo bundler, and what webpack is told to find elsewhere. */
  const notPackages = /^(?:node|own|virtual):|^site-cache\/|^gatsby-production-app$/;

  test('what src imports; the checks of `npm run verify` may need more', () => {
    const broken = files.flatMap((file) => {
      const isCheck = file.startsWith(path.resolve('src/node/verify'));
      const known = { ...dependencies, ...(isCheck ? devDependencies : {}) };
      // Types are checked against what is there; what runs is asked for by its name.
      return listImports(file)
        .filter(({ typeOnly }) => !typeOnly)
        .map(({ specifier }) => specifier)
        .filter((target) => /^[@\w]/.test(target) && !notPackages.test(target))
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

test('of what authors write, the site imports types alone: it is data, and in no bundle', () => {
  const imported = files.flatMap((file) =>
    listImports(file)
      .filter(({ specifier, typeOnly }) => specifier.startsWith('.') && !typeOnly)
      .filter(({ specifier }) => toRoom(path.resolve(path.dirname(file), specifier)) === 'content')
      .map(({ specifier }) => `${path.relative('.', file)} imports ${specifier}`),
  );
  expect(imported).toEqual([]);
});

// Why: src/ssr/toPageStyles.tsx.
test('no styled component changes another one', () => {
  const extending = files.filter((file) => /= styled\([A-Z]/.test(readFileSync(file, 'utf8')));
  expect(extending).toEqual([]);
});

test('demos import nothing of the site', () => {
  const broken = listFiles(path.resolve('content')).flatMap((file) =>
    listImports(file)
      .map(({ specifier }) => specifier)
      .filter(
        (target) =>
          target.startsWith('.') &&
          !path.resolve(path.dirname(file), target).startsWith(path.resolve('content')),
      )
      .map((target) => `${path.relative('.', file)} imports ${target}`),
  );
  expect(broken).toEqual([]);
});
