'use strict';

// Stands in for Parcel (`@parcel/core`, `@parcel/cache`, `gatsby-parcel-config`), by which Gatsby compiles `gatsby-config.ts`
// and `gatsby-node.ts` and for which it has no setting: some fifty packages, of which each of Gatsby's processes loads the
// core. esbuild does the same in a fraction of the time. This is JavaScript, because Gatsby loads it before anything is
// compiled, and has of Parcel what `gatsby/dist/utils/parcel/compile-gatsby-files.js` uses.

const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { loadPackagesLate } = require('./loadPackagesLate');

const names = ['gatsby-config', 'gatsby-node'];

/**
 * What Gatsby prints of a mistake, in the form of Parcel's diagnostics.
 * @param {import('esbuild').Message} message
 */
const toDiagnostic = ({ text, location }) => ({
  origin: 'esbuild',
  message: location ? `${location.file}:${location.line}: ${text}` : text,
});

class Parcel {
  /** @param {{ entries: string[], targets: { root: { distDir: string } } }} options the first entry is a pattern in the folder of the site */
  constructor({ entries: [pattern], targets }) {
    this.site = path.dirname(pattern);
    this.output = targets.root.distDir;
  }

  /**
   * Compiles the files of the site into `distDir`; packages stay where they are.
   * @throws {Error} with `diagnostics` when a file cannot be compiled
   */
  async run() {
    const { build } = require('esbuild');
    const sources = names
      .map((name) => path.join(this.site, `${name}.ts`))
      .filter((file) => existsSync(file));
    try {
      const { outputFiles } = await build({
        absWorkingDir: this.site,
        entryPoints: sources,
        outdir: this.output,
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'cjs',
        target: `node${process.versions.node}`,
        logLevel: 'silent',
        write: false,
      });
      mkdirSync(this.output, { recursive: true });
      for (const file of outputFiles) writeFileSync(file.path, loadPackagesLate(file.text));
    } catch (error) {
      if (!error.errors) throw error;
      throw Object.assign(error, { diagnostics: error.errors.map(toDiagnostic) });
    }
    const bundles = sources.map((file) => ({
      filePath: path.join(this.output, `${path.parse(file).name}.js`),
      getMainEntry: () => ({ filePath: file }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

/** esbuild needs no cache. Gatsby makes one, and gives it to `Parcel`. */
function LMDBCache() {}

module.exports = { Parcel, LMDBCache };
