import path from 'node:path';
import { build } from 'esbuild';

/** Texts of the two inline scripts of every page. */
export interface BootScripts {
  /** At the start of `body`, before anything is painted. */
  boot: string;
  /** At its end: what nobody sees, so that the first screen does not wait for it. */
  start: string;
}

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

/** Bundles src/boot. */
export async function buildBootScripts(): Promise<BootScripts> {
  const [boot, start] = await Promise.all([bundle('boot'), bundle('start')]);
  return { boot, start };
}
