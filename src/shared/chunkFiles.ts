/** What is read of `webpack.stats.json`, which Gatsby writes to `public` before it renders the first page. */
export interface WebpackStats {
  namedChunkGroups: Readonly<Record<string, { assets: readonly { name: string }[] }>>;
}

/** @returns pathnames of the files that each chunk needs, by the chunk's name. */
export function toChunkFiles({
  namedChunkGroups,
}: WebpackStats): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([chunk, { assets }]) => [
      chunk,
      assets.map(({ name }) => `/${name}`),
    ]),
  );
}
