import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteMetadata } from './toFeeds';
import { toManifest } from './toManifest';
import { writeIcons } from './writeIcons';

/** Writes the web app manifest and the icons that it names. @param folder absolute path of `public`. */
export async function writeManifest(metadata: SiteMetadata, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'manifest.webmanifest'), toManifest(metadata));
  await writeIcons(folder);
}
