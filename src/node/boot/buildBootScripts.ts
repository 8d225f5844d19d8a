import path from 'node:path';
import { build } from 'esbuild';
import { once } from '../../shared/once';
import type { BootScripts } from '../../shared/siteCache';

async function bundle(name: keyof BootScripts): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/boot', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles src/boot: every page has both scripts, demos with a page of their own the first. */
export const buildBootScripts = once(async (): Promise<BootScripts> => {
  const [boot, start] = await Promise.all([bundle('boot'), bundle('start')]);
  return { boot, start };
});
