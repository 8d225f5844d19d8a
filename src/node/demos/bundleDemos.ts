import { isDevelop } from '../develop/isDevelop';
import { keepLatest, readBundled, readLatest, toBundleFolder, writeBundled } from './bundleCache';
import { bundlePages, type BundledDemos } from './bundlePages';
import type { DemoPage, LibraryBuild } from './demoPages';
import { toHash } from '../hash';
import { readToolsHash } from './diskCache';

/** @returns what is kept under the key, or what is bundled now. */
async function bundleOnce(
  pages: readonly DemoPage[],
  key: string,
  libraries: LibraryBuild,
  withFixed: boolean,
): Promise<BundledDemos> {
  const folder = toBundleFolder(key);
  const kept = readBundled(folder);
  if (kept) return kept;
  const bundled = await bundlePages(pages, folder, libraries, withFixed);
  writeBundled(folder, bundled);
  return bundled;
}

/** More pages than these are bundled as soon with all others. */
const mostEditedPages = 4;

/**
 * In `develop`: the last bundle of all pages, where those that have been edited since bring a bundle of their own, with the libraries once more.
 * What the frames of edited code offer is as it was then.
 * @returns null where there is no such bundle, or too much has been edited.
 */
async function bundleEdited(pages: readonly DemoPage[]): Promise<BundledDemos | null> {
  const latest = readLatest();
  const whole = latest && readBundled(toBundleFolder(latest.key));
  if (!whole) return null;
  const edited = pages.filter(({ pathname, hash }) => latest.hashes[pathname] !== hash);
  if (edited.length > mostEditedPages) return null;
  const own = await Promise.all(
    edited.map((page) =>
      bundleOnce([page], toHash(readToolsHash(), 'page', page.hash), 'production', false),
    ),
  );
  return {
    scripts: Object.assign({}, whole.scripts, ...own.map(({ scripts }) => scripts)),
    files: [...whole.files, ...own.flatMap(({ files }) => files)],
    doors: whole.doors,
  };
}

/**
 * Bundles the demos for browsers. Nothing is done when nothing has changed, or where there are no demos.
 * @throws Error if a demo cannot be bundled.
 */
export async function bundleDemos(
  pages: readonly DemoPage[],
  libraries: LibraryBuild = 'production',
): Promise<BundledDemos> {
  if (pages.length === 0) return { scripts: {}, files: [], doors: {} };
  const key = toHash(readToolsHash(), libraries, ...pages.map(({ hash }) => hash));
  // What is tried is not what is edited, and has no frames.
  if (libraries === 'development') return bundleOnce(pages, key, libraries, false);
  const edited = isDevelop() ? await bundleEdited(pages) : null;
  if (edited) return edited;
  const bundled = await bundleOnce(pages, key, libraries, true);
  keepLatest(key, pages);
  return bundled;
}
