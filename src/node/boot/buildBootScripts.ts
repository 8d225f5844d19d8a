import path from 'node:path';
import { build } from 'esbuild';
import { once } from '../../shared/once';
import type { BootScripts } from '../../shared/siteCache';

/** @param name of a file of src/boot without its ending. @returns it with what it imports, as a script that browsers run. */
export async function bundleBootScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src/boot', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    // Of TypeScript's options only one counts here, which would have each script begin with a line that says it is strict.
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles src/boot: every page has two of these, demos with a page of their own `boot`. */
export const buildBootScripts = once(async (): Promise<BootScripts> => {
  const [boot, bootText, start, startText] = await Promise.all(
    ['boot', 'bootText', 'start', 'startText'].map(bundleBootScript),
  );
  if (!boot || !bootText || !start || !startText) throw new Error('A script of src/boot is empty.');
  return { boot, bootText, start, startText };
});
