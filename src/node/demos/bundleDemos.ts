import { join } from 'node:path';
import { isDevelop } from '../develop/isDevelop';
import { readBundled, toBundleFolder, writeBundled } from './bundleCache';
import { assertNoCircle, toImports, type Chunks } from './chunkGraph';
import { type DemoPage, type LibraryBuild } from './demoPages';
import { demoCacheDir, readCached, readToolsHash, toHash, writeCached } from './diskCache';
import { libraryImports, toLibraryExpression } from './libraryImports';
import { runBundler } from './runBundler';
import { createVirtualModules } from './virtualModules';

/** Where the browser finds the files of demos. */
export const demosUrl = '/demos/';

export interface PageScript {
  script: string;
  /** What the script imports, each after what it imports itself. */
  modulePreloads: string[];
  /** By demo; what the demo needs besides, itself last. */
  demoPreloads: { scope: string; urls: string[] }[];
}

/** Where the browser finds what keeps its name: frames, and the modules that lead to hashed files. */
export const framesUrl = '/frames/';

/** Modules of `src/demo-runtime` that are reached under a name that never changes. */
const fixedEntries: Readonly<Record<string, string>> = {
  'theme-variables': 'themeVariables',
  'edit-frame': 'edit-frame/editFrame',
  'page-frame': 'page-frame/pageFrame',
};

export interface BundledDemos {
  /** By pathname. */
  scripts: Record<string, PageScript>;
  /** Folder with the files, flat. */
  folder: string;
  /** Their names. */
  files: string[];
  /** Text of the modules that keep their names, by name. */
  doors: Record<string, string>;
}

/** `/material-ui/react-button/` → `material-ui-react-button`. */
export function toSlug(pathname: string): string {
  return pathname.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}

function toRuntimePath(module: string): string {
  return join(process.cwd(), 'src/demo-runtime', module);
}

function toPageCode(page: DemoPage): string {
  const entries = page.demos.map(({ scope, source, library }) => {
    const load = `() => import(${JSON.stringify(join(process.cwd(), source.file))})`;
    return `${JSON.stringify(scope)}: { load: ${load}, library: ${toLibraryExpression(library)} }`;
  });
  return [
    `import { createMountDemo } from ${JSON.stringify(toRuntimePath('createMountDemo'))};`,
    libraryImports([page]),
    `export const mountDemo = createMountDemo({ ${entries.join(', ')} });`,
  ].join('\n');
}

function toSlugByFile(pages: readonly DemoPage[]): Map<string, string> {
  return new Map(
    pages.flatMap(({ pathname, demos }) =>
      demos.flatMap(({ source }) =>
        [source, ...source.localFiles].map(
          ({ file }) => [join(process.cwd(), file), toSlug(pathname)] as const,
        ),
      ),
    ),
  );
}

/** Text of the module that leads from a lasting name to the file with the hash. @throws Error where there is no such file. */
function toDoor(name: string, chunks: Chunks): string {
  const chunk = [...chunks.values()].find((entry) => entry.isEntry && entry.name === name);
  if (!chunk) throw new Error(`The module ${name} was not bundled.`);
  return `export * from '${demosUrl}${chunk.fileName}';\n`;
}

const usedModules = 'used-modules';

/** What is used is kept by pages: those of one product, which `develop` can be told to read alone, use less. */
function toUsedKey(pages: readonly DemoPage[], libraries: LibraryBuild): string {
  return toHash(libraries, ...pages.map(({ pathname }) => pathname));
}

/**
 * Which modules the pages use, as it was when somebody last found out. To find out takes a second bundle, and `develop` bundles after every
 * edit of a demo: there a module that no page used before may be in a file apart, as in no build.
 */
function readKnownModules(
  pages: readonly DemoPage[],
  libraries: LibraryBuild,
): ReadonlySet<string> | undefined {
  const known = isDevelop() ? readCached<string[]>(usedModules, toUsedKey(pages, libraries)) : null;
  return known ? new Set(known) : undefined;
}

async function bundle(
  pages: readonly DemoPage[],
  folder: string,
  libraries: LibraryBuild,
  known: ReadonlySet<string> | undefined,
): Promise<BundledDemos> {
  const fixedNames = libraries === 'production' ? Object.keys(fixedEntries) : [];
  const { chunks, used } = await runBundler(
    {
      pageCode: new Map(pages.map((page) => [toSlug(page.pathname), toPageCode(page)])),
      slugByFile: toSlugByFile(pages),
      entries: Object.fromEntries(
        fixedNames.map((name) => [name, toRuntimePath(fixedEntries[name] ?? '')]),
      ),
      virtualModules: createVirtualModules(pages),
      libraries,
      used: known,
    },
    folder,
  );
  if (used && !known) writeCached(usedModules, toUsedKey(pages, libraries), [...used]);
  assertNoCircle(chunks);
  const entries = new Map(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, chunk]),
  );
  const demoChunks = new Map(
    [...chunks].flatMap(([name, { facadeModuleId }]) =>
      facadeModuleId ? [[facadeModuleId, name] as const] : [],
    ),
  );
  const scripts: BundledDemos['scripts'] = {};
  for (const { pathname, demos } of pages) {
    const chunk = entries.get(toSlug(pathname));
    if (!chunk) throw new Error(`The demo script of ${pathname} was not bundled.`);
    const shared = toImports(chunk.fileName, chunks);
    const toUrls = (names: readonly string[]) => names.map((name) => demosUrl + name);
    scripts[pathname] = {
      script: demosUrl + chunk.fileName,
      modulePreloads: toUrls(shared),
      demoPreloads: demos.map(({ scope, source }) => {
        const file = demoChunks.get(join(process.cwd(), source.file));
        const own = file ? [...toImports(file, chunks), file] : [];
        return { scope, urls: toUrls(own.filter((name) => !shared.includes(name))) };
      }),
    };
  }
  const doors = Object.fromEntries(fixedNames.map((name) => [`${name}.js`, toDoor(name, chunks)]));
  return { scripts, folder, files: [...chunks.keys()], doors };
}

/**
 * Bundles the demos for browsers: one ES module per page, and the documented libraries in shared files. Nothing is done
 * when nothing has changed, or where there are no demos.
 * @throws Error if a demo cannot be bundled.
 */
export async function bundleDemos(
  pages: readonly DemoPage[],
  libraries: LibraryBuild = 'production',
): Promise<BundledDemos> {
  if (pages.length === 0) return { scripts: {}, folder: demoCacheDir, files: [], doors: {} };
  const key = toHash(readToolsHash(), libraries, ...pages.map(({ hash }) => hash));
  const before = readBundled<BundledDemos>(toBundleFolder(key));
  if (before) return before;
  const known = readKnownModules(pages, libraries);
  // Apart, so that no build takes it for its own.
  const folder = toBundleFolder(known ? `develop-${toHash(key, ...known)}` : key);
  const edited = readBundled<BundledDemos>(folder);
  if (edited) return edited;
  const bundled = await bundle(pages, folder, libraries, known);
  writeBundled(folder, bundled);
  return bundled;
}
