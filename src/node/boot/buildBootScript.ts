import path from 'node:path';
import { build } from 'esbuild';

/** Bundles src/boot into the one inline script of every page. @returns its text. */
export async function buildBootScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/boot/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
