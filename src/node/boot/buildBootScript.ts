import { writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles src/boot into the one inline script of every page.
 * @param folder where `boot.js` is written, for server rendering and for the hash in the Content-Security-Policy.
 */
export async function buildBootScript(folder: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/boot/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'boot.js'), outputFiles[0]?.text.trim() ?? '');
}
