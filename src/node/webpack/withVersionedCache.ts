import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { hashFolder, hashInstalled, toHash } from '../hash';

/** Changes with every package and with the files of this folder. */
function toCacheVersion(): string {
  return toHash(hashInstalled(process.cwd()), hashFolder(path.resolve('src/node/webpack')));
}

/** Takes away what webpack would follow; see `withVersionedCache`. */
const noBuildDependencies = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('no-build-dependencies', ({ buildDependencies }) =>
      buildDependencies.clear(),
    );
  },
};

/**
 * Webpack's cache depends on Gatsby's files and on every loader, and webpack follows each `require` from there through all their
 * packages, which took longer than both bundles together. npm's list of what is installed says the same.
 */
export function withVersionedCache(config: Configuration): Configuration {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') return config;
  return {
    ...config,
    cache: { ...config.cache, version: toCacheVersion() },
    plugins: [...(config.plugins ?? []), noBuildDependencies],
  };
}
