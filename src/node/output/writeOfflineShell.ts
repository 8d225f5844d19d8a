import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appDataPathname, toPageDataPathname } from '../../shared/pageData';
import { readChunkFiles } from './readChunkFiles';

/** Scripts that are loaded when they are wanted and belong to the frame of every page; named where they are imported. */
const frameScripts = ['search', 'search-engine', 'settings'];

/**
 * Scripts of all page kinds, also of those with a single page: what is kept of a page is its data, and they outlive the version of the
 * site that they came with. @returns those and scripts of the frame, from `public`.
 */
function listScripts(folder: string): string[] {
  return Object.entries(readChunkFiles(folder))
    .filter(([name]) => name.startsWith('component---') || frameScripts.includes(name))
    .flatMap(([, files]) => files);
}

function listFolder(folder: string, name: string, isWanted: (file: string) => boolean): string[] {
  const files = readdirSync(path.join(folder, name)).filter(isWanted);
  return files.map((file) => `/${name}/${file}`);
}

/** What a first visit fetches ahead, beside what gatsby-plugin-offline finds itself: the app and an empty page. */
interface OfflineShell {
  /** Files whose name changes with their content. */
  hashed: string[];
  /** All others: asked for again while there is a network, so that they go with the version of the page. */
  others: string[];
}

/**
 * What the frame needs around any page, its navigation among it, the offline page, and the names that search knows.
 * @param folder absolute path of `public`. @returns pathnames.
 */
function listOfflineShell(folder: string): OfflineShell {
  return {
    hashed: [
      ...new Set(listScripts(folder)),
      ...listFolder(folder, 'search', (file) => file.startsWith('names-')),
    ],
    others: [
      '/offline/',
      toPageDataPathname('/offline/'),
      appDataPathname,
      ...listFolder(folder, 'page-data/sq/d', (file) => file.endsWith('.json')),
      ...listFolder(folder, 'navigation', (file) => file.endsWith('.html')),
      '/search/manifest.json',
    ],
  };
}

/** Messages of Gatsby's runtime would empty the cache of visited pages on every deploy. */
const ignoreGatsby =
  "self.addEventListener('message', (event) => { if (event.data && event.data.gatsbyApi) event.stopImmediatePropagation(); });";

/**
 * Adds the shell to the service worker of gatsby-plugin-offline: hashed files to the list that it fetches ahead, by the
 * variable that Workbox 4 reads for that; the others for `offlineWorker.js`.
 * @param folder absolute path of `public`. @throws Error when a file is not there.
 */
export function writeOfflineShell(folder: string): void {
  const { hashed, others } = listOfflineShell(folder);
  const toFile = (pathname: string) =>
    path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  for (const file of [...hashed, ...others].map(toFile)) {
    if (!existsSync(file)) throw new Error(`${file} belongs to the offline shell and is missing.`);
  }
  const worker = path.join(folder, 'sw.js');
  const generated = readFileSync(worker, 'utf8');
  // Different text for different content makes browsers install the worker again.
  const revision = createHash('sha256');
  for (const file of others.map(toFile)) revision.update(readFileSync(file));
  const lists = [
    `self.__precacheManifest = ${JSON.stringify(hashed.map((url) => ({ url })))};`,
    `self.offlineShell = ${JSON.stringify(others)}; // ${revision.digest('hex').slice(0, 16)}`,
  ];
  writeFileSync(worker, [ignoreGatsby, ...lists, generated].join('\n'));
}
