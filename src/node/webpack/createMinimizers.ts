import TerserPlugin from 'terser-webpack-plugin';
import { compileHint } from '../demos/compileHint';

/** Scripts that a page runs when it opens, by what Gatsby names them: its own, those of templates, and what templates share. */
const openingScript = /^(?:app|framework|component---|shared-)/;

/** Where the licenses stand that packages have as comments in their code; no reader's browser asks for it. */
const licensesFile = 'licenses.txt';

function createMinimizer(
  format: { preamble?: string },
  files: { include?: RegExp; exclude?: RegExp },
) {
  return new TerserPlugin({
    ...files,
    minify: TerserPlugin.swcMinify,
    // swc has threads of its own; a process for each only has to be started.
    parallel: false,
    // React's license stands in four of its files, which all are in the script of every page.
    extractComments: { condition: 'some', filename: licensesFile, banner: false },
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true, format },
  });
}

/** One for the scripts that a page runs when it opens, which get the hint, and one for all others. */
export function createMinimizers(): TerserPlugin[] {
  return [
    createMinimizer(
      { preamble: `${compileHint}// /${licensesFile}\n` },
      { include: openingScript },
    ),
    createMinimizer({}, { exclude: openingScript }),
  ];
}
