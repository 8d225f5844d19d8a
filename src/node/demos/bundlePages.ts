import { join } from 'node:path';
import { assertNoCircle, toImports, type Chunks } from './chunkGraph';
import type { DemoPage, LibraryBuild } from './demoPages';
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
  /** Paths of the files. */
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

/**
 * Bundles pages into a folder: one ES module each, and the documented libraries in files that they share.
 * @param withFixed whether the entries that keep their names are bundled with them.
 * @throws Error if a demo cannot be bundled.
 */
export async function bundlePages(
  pages: readonly DemoPage[],
  folder: string,
  libraries: LibraryBuild,
  withFixed: boolean,
): Promise<BundledDemos> {
  const fixedNames = withFixed ? Object.keys(fixedEntries) : [];
  const chunks = await runBundler(
    {
      pageCode: new Map(pages.map((page) => [toSlug(page.pathname), toPageCode(page)])),
      slugByFile: toSlugByFile(pages),
      entries: Object.fromEntries(
        fixedNames.map((name) => [name, toRuntimePath(fixedEntries[name] ?? '')]),
      ),
      virtualModules: createVirtualModules(pages),
      libraries,
    },
    folder,
  );
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
  return { scripts, files: [...chunks.keys()].map((name) => join(folder, name)), doors };
}
