import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk } from 'rolldown';
import { bundlePlugin, toPageModuleId } from './bundlePlugin';
import { type DemoPage, type LibraryBuild } from './demoPages';
import { demoCacheDir, readToolsHash, toHash } from './diskCache';
import { libraryImports, toLibraryExpression } from './libraryImports';
import { toChunkName } from './toChunkName';

/** Where the browser finds the files of demos. */
export const demosUrl = '/demos/';

export interface PageScript {
  script: string;
  modulePreloads: string[];
}

/** Modules of `src/demo-runtime` that stand beside the page scripts, under a name that never changes. */
const fixedEntries: Readonly<Record<string, string>> = { 'theme-variables': 'themeVariables' };

export interface BundledDemos {
  /** By pathname. */
  scripts: Record<string, PageScript>;
  /** Folder with the files, flat. */
  folder: string;
  /** Their names. */
  files: string[];
}

/** `/material-ui/react-button/` → `material-ui-react-button`. */
export function toSlug(pathname: string): string {
  return pathname.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}

function toRuntimePath(module: string): string {
  return join(process.cwd(), 'src/demo-runtime', module);
}

function toPageCode(page: DemoPage): string {
  const imports = page.demos.map(
    ({ source }, index) =>
      `import Demo${index} from ${JSON.stringify(join(process.cwd(), source.file))};`,
  );
  const entries = page.demos.map(
    ({ scope, library }, index) =>
      `${JSON.stringify(scope)}: { Demo: Demo${index}, library: ${toLibraryExpression(library)} }`,
  );
  return [
    `import { createMountDemo } from ${JSON.stringify(toRuntimePath('createMountDemo'))};`,
    libraryImports([page]),
    ...imports,
    `export const mountDemo = createMountDemo({ ${entries.join(', ')} });`,
  ].join('\n');
}

/** Files that a file imports, directly or not. */
function toImports(file: string, chunks: ReadonlyMap<string, OutputChunk>): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    for (const imported of chunks.get(name)?.imports ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(file);
  return [...found];
}

/** A circle between shared files would run a module before what it builds on; the cut has to be mended then. */
function assertNoCircle(chunks: ReadonlyMap<string, OutputChunk>): void {
  for (const [name] of chunks) {
    if (toImports(name, chunks).includes(name)) {
      throw new Error(
        `The file ${name} of the demo scripts imports itself through others. Mend src/node/demos/toChunkName.ts.`,
      );
    }
  }
}

async function bundle(
  pages: readonly DemoPage[],
  folder: string,
  libraries: LibraryBuild,
): Promise<BundledDemos> {
  // Loaded here: it costs a moment that a build with everything in the cache does not have to spend.
  const { rolldown } = await import('rolldown');
  const pageCode = new Map(pages.map((page) => [toSlug(page.pathname), toPageCode(page)]));
  const slugByFile = new Map(
    pages.flatMap(({ pathname, demos }) =>
      demos.flatMap(({ source }) =>
        [source, ...source.localFiles].map(
          ({ file }) => [join(process.cwd(), file), toSlug(pathname)] as const,
        ),
      ),
    ),
  );
  const build = await rolldown({
    input: {
      ...Object.fromEntries([...pageCode.keys()].map((slug) => [slug, toPageModuleId(slug)])),
      ...Object.fromEntries(
        Object.entries(fixedEntries).map(([name, module]) => [name, toRuntimePath(module)]),
      ),
    },
    platform: 'browser',
    plugins: [bundlePlugin(pageCode, slugByFile)],
    resolve: { conditionNames: ['browser', 'module', libraries, 'default'] },
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(libraries) } },
    preserveEntrySignatures: 'allow-extension',
    onLog(level, log, handle) {
      // The documented packages mark client components, which means nothing here.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    minify: libraries === 'production',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: toChunkName, debugName: 'libraries' }],
    },
  });
  await build.close();
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  assertNoCircle(chunks);
  const entries = new Map(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, chunk]),
  );
  const scripts: BundledDemos['scripts'] = {};
  for (const { pathname } of pages) {
    const chunk = entries.get(toSlug(pathname));
    if (!chunk) throw new Error(`The demo script of ${pathname} was not bundled.`);
    scripts[pathname] = {
      script: demosUrl + chunk.fileName,
      modulePreloads: toImports(chunk.fileName, chunks).map((name) => demosUrl + name),
    };
  }
  const fixedFiles = Object.keys(fixedEntries).map((name) => {
    const chunk = entries.get(name);
    if (!chunk) throw new Error(`The module ${name} was not bundled.`);
    writeFileSync(join(folder, `${name}.js`), `export * from './${chunk.fileName}';\n`);
    return `${name}.js`;
  });
  return { scripts, folder, files: [...output.map(({ fileName }) => fileName), ...fixedFiles] };
}

/**
 * Bundles the demos for browsers: one ES module per page, and the documented libraries in shared files. Nothing is done
 * when nothing has changed.
 * @throws Error if a demo cannot be bundled.
 */
export async function bundleDemos(
  pages: readonly DemoPage[],
  libraries: LibraryBuild = 'production',
): Promise<BundledDemos> {
  const key = toHash(readToolsHash(), libraries, ...pages.map(({ hash }) => hash));
  const folder = join(demoCacheDir, 'bundles', key);
  const manifest = join(folder, 'manifest.json');
  try {
    return JSON.parse(readFileSync(manifest, 'utf8')) as BundledDemos;
  } catch {
    const bundled = await bundle(pages, folder, libraries);
    mkdirSync(folder, { recursive: true });
    writeFileSync(manifest, JSON.stringify(bundled));
    return bundled;
  }
}
