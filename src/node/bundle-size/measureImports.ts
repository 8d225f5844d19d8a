import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** What is imported, under a name that the statement gives it. */
export interface NamedImport {
  name: string;
  /** `import Button from '@mui/material/Button';`. */
  statement: string;
}

/** Applications have it anyway, once. */
const external = ['react', 'react/*', 'react-dom', 'react-dom/*'];

const namespace = 'import';

/** Entries by their place in the list, each a module that hands on what it imports. */
function toEntries(imports: readonly NamedImport[], root: string): Plugin {
  return {
    name: 'imports',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^import:\d+$/ }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const entry = imports[Number(path)];
        return { contents: `${entry?.statement}\nexport { ${entry?.name} };`, resolveDir: root };
      });
    },
  };
}

/**
 * Measures what an import brings into the bundle of an application that has nothing else: all that it imports but React, minified by
 * esbuild and compressed with gzip, as the guide to bundle sizes measures.
 * @param root folder whose packages are imported.
 * @returns bytes, in the order of the list. @throws BuildFailure where an import leads nowhere.
 */
export async function measureImports(
  imports: readonly NamedImport[],
  root: string,
): Promise<number[]> {
  const { outputFiles } = await build({
    entryPoints: imports.map((_, index) => ({
      in: `${namespace}:${index}`,
      out: String(index),
    })),
    plugins: [toEntries(imports, root)],
    outdir: root,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    logLevel: 'silent',
  });
  return outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 }).length);
}
