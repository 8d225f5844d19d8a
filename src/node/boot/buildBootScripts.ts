import path from 'node:path';
import { build } from 'esbuild';
import { once } from '../../shared/once';
import type { BootScripts } from '../../shared/siteCache';

const names = ['boot', 'bootText', 'start', 'startText', 'scriptsGone', 'productionError'] as const;

/**
 * Bundles src/boot: every page has two of the inline scripts in it, demos with a page of their own `boot`; `scriptsGone` and `productionError`
 * are texts of files.
 */
export const buildBootScripts = once(
  async (): Promise<{ inline: BootScripts; scriptsGone: string; productionError: string }> => {
    const { outputFiles } = await build({
      entryPoints: names.map((name) => path.resolve('src/boot', `${name}.ts`)),
      outdir: 'boot',
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2020',
      legalComments: 'none',
      // Of TypeScript's options only one counts here, which would have each script begin with a line that says it is strict.
      tsconfigRaw: {},
    });
    const toText = (name: (typeof names)[number]) => {
      const file = outputFiles.find((output) => path.basename(output.path) === `${name}.js`);
      if (!file) throw new Error(`esbuild gave no ${name}.js of src/boot.`);
      return file.text.trim();
    };
    return {
      inline: {
        boot: toText('boot'),
        bootText: toText('bootText'),
        start: toText('start'),
        startText: toText('startText'),
      },
      scriptsGone: toText('scriptsGone'),
      productionError: toText('productionError'),
    };
  },
);
