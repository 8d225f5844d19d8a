import type { Configuration } from 'webpack';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/** Gives what templates share, which Gatsby names with 40 letters that say nothing, 4 of them. */
export function withShortNames(splitChunks: SplitChunks): SplitChunks {
  if (!splitChunks) return splitChunks;
  const shared = splitChunks.cacheGroups?.['shared'];
  if (typeof shared !== 'object' || shared instanceof RegExp) return splitChunks;
  const { name: toName } = shared;
  if (typeof toName !== 'function') return splitChunks;
  const toShortName: typeof toName = (...args) => `shared-${String(toName(...args)).slice(0, 4)}`;
  return {
    ...splitChunks,
    cacheGroups: { ...splitChunks.cacheGroups, shared: { ...shared, name: toShortName } },
  };
}
