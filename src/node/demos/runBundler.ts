import type { OutputChunk, Plugin, RolldownOutput } from 'rolldown';
import { bundlePlugin, toPageModuleId } from './bundlePlugin';
import type { Chunks } from './chunkGraph';
import { createHintBanner } from './compileHint';
import type { LibraryBuild } from './demoPages';
import { isPackageIndex, toChunkName } from './toChunkName';
import { mendEmphasize } from './mendEmphasize';
import { mendEvalProbe } from './mendEvalProbe';
import type { VirtualModules } from './virtualModules';

export interface BundlerInput {
  /** Code of the page scripts by slug. */
  pageCode: ReadonlyMap<string, string>;
  /** Page of each demo file, by absolute path. */
  slugByFile: ReadonlyMap<string, string>;
  /** Paths of further entries by name, and the code of the virtual modules that they import. */
  entries: Readonly<Record<string, string>>;
  virtualModules: VirtualModules;
  libraries: LibraryBuild;
}

async function startBundler(input: BundlerInput, plugins: readonly Plugin[] = []) {
  const { pageCode, slugByFile, entries, virtualModules, libraries } = input;
  // Loaded here: it costs a moment that a build with everything in the cache does not have to spend.
  const { rolldown } = await import('rolldown');
  return rolldown({
    input: {
      ...Object.fromEntries([...pageCode.keys()].map((slug) => [slug, toPageModuleId(slug)])),
      ...entries,
    },
    platform: 'browser',
    plugins: [
      bundlePlugin(pageCode, slugByFile, virtualModules),
      mendEmphasize,
      mendEvalProbe,
      ...plugins,
    ],
    resolve: { conditionNames: ['browser', 'module', libraries, 'default'] },
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(libraries) } },
    preserveEntrySignatures: 'allow-extension',
    onLog(level, log, handle) {
      // The documented packages mark client components, which means nothing here.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
  });
}

function toChunks({ output }: RolldownOutput): Chunks {
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/**
 * Modules that the pages need by themselves, without the further entries, with all that these import: once more of a
 * module is kept than the pages use, it needs them.
 */
async function findUsedModules(input: BundlerInput): Promise<Set<string>> {
  const imports = new Map<string, readonly string[]>();
  const graph: Plugin = {
    name: 'graph',
    buildEnd() {
      for (const id of this.getModuleIds())
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
  const build = await startBundler({ ...input, entries: {} }, [graph]);
  const chunks = toChunks(await build.generate({ format: 'esm' }));
  await build.close();
  const used = new Set<string>();
  const add = (id: string): void => {
    if (used.has(id)) return;
    used.add(id);
    if (!isPackageIndex(id)) for (const imported of imports.get(id) ?? []) add(imported);
  };
  for (const { moduleIds } of chunks.values()) for (const id of moduleIds) add(id);
  return used;
}

/** Bundles pages and further entries into a folder. */
export async function runBundler(input: BundlerInput, folder: string): Promise<Chunks> {
  // The bundler refuses to bundle nothing, which a site without demos would ask of it.
  const hasBoth = Object.keys(input.entries).length > 0 && input.pageCode.size > 0;
  const used = hasBoth ? await findUsedModules(input) : null;
  const isUsed = (id: string) => used?.has(id) ?? true;
  const isProduction = input.libraries === 'production';
  const build = await startBundler(input);
  const output = await build.write({
    dir: folder,
    format: 'esm',
    minify: isProduction,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    // The cut is made for the whole site; a part of it, which is what is tried in development, may need another.
    ...(isProduction && {
      postBanner: createHintBanner(isUsed),
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: (id: string) => toChunkName(id, isUsed(id)), debugName: 'libraries' }],
      },
    }),
  });
  await build.close();
  return toChunks(output);
}
