import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';

/** Changes with every package and with the files of this folder. */
function toCacheVersion(): string {
  const folder = 'src/node/webpack';
  const files = ['package-lock.json', ...readdirSync(folder).map((name) => `${folder}/${name}`)];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.resolve(file)));
  return hash.digest('hex');
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
 * packages, which took longer than both bundles together. The lock file says the same.
 */
export function withVersionedCache(config: Configuration): Configuration {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') return config;
  return {
    ...config,
    cache: { ...config.cache, version: toCacheVersion() },
    plugins: [...(config.plugins ?? []), noBuildDependencies],
  };
}
