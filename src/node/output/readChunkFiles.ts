import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ChunkFiles } from '../../shared/siteCache';

const statsSchema = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

/**
 * Reads what Gatsby writes when the scripts have been bundled, before it renders the first page.
 * @param folder absolute path of `public`. @throws Error where it is not there, or not what it was in Gatsby 5.
 */
export function readChunkFiles(folder: string): ChunkFiles {
  const { namedChunkGroups } = statsSchema.parse(
    JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')),
  );
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([chunk, { assets }]) => [
      chunk,
      assets.map(({ name }) => `/${name}`),
    ]),
  );
}
