import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toPageDataPathname } from '../../shared/pageData';
import {
  toProductFilesPathname,
  type ProductFile,
  type ProductFiles,
} from '../../shared/offlineProduct';
import type { SiteContent } from '../site/siteContent';

const demoFile = /\/(?:demos|frames)\/[\w./-]+\.(?:js|css|json|html)/g;
/** For readers without scripts, who keep nothing. */
const withoutScripts = /<noscript>.*?<\/noscript>/g;
const iconFolder = /\/material-icons\/[0-9a-f]{20}\//;
/** Names of icons and one of their five styles: all of them are seven times as much. */
const keptIconFile = /^(names|filled-\d+)\.json$/;
/** How a bundled file names another of the same folder; one that it imports later stands in backticks. */
const neighbour = /["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g;

/** Files of demos that the text names, and those that they import, at once or later. */
function addDemoFiles(folder: string, text: string, found: Set<string>): void {
  const open = [...text.matchAll(demoFile)].map(([pathname]) => pathname);
  for (let pathname = open.pop(); pathname !== undefined; pathname = open.pop()) {
    if (found.has(pathname) || !existsSync(path.join(folder, pathname))) continue;
    found.add(pathname);
    if (!/\.(?:js|html)$/.test(pathname)) continue;
    const source = readFileSync(path.join(folder, pathname), 'utf8');
    open.push(...[...source.matchAll(demoFile)].map(([name]) => name));
    open.push(...[...source.matchAll(neighbour)].map(([, name = '']) => `/demos/${name}`));
  }
}

/** Files of the icons that the text of a page names. */
function addIconFiles(folder: string, text: string, found: Set<string>): void {
  const pathname = iconFolder.exec(text)?.[0];
  if (pathname === undefined) return;
  for (const name of readdirSync(path.join(folder, pathname))) {
    if (keptIconFile.test(name)) found.add(pathname + name);
  }
}

/**
 * What it takes to read a product without a network, beside the shell: the data of its pages and the files of their demos.
 * @param folder absolute path of `public`. @param pathnames of the product's pages.
 */
export function listProductFiles(folder: string, pathnames: readonly string[]): ProductFiles {
  const data = pathnames.map(toPageDataPathname);
  const found = new Set<string>();
  for (const file of data) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    addDemoFiles(folder, text.replace(withoutScripts, ''), found);
    addIconFiles(folder, text, found);
  }
  const files = [...data, ...[...found].sort()].map((pathname): ProductFile => ({
    pathname,
    bytes: statSync(path.join(folder, pathname)).size,
  }));
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

/** Writes the list of each product that has pages. @param folder absolute path of `public`. */
export function writeOfflineProducts(site: SiteContent, folder: string): void {
  for (const { productId } of site.products) {
    const pathnames = [...site.docsPages, ...site.apiReferences]
      .filter(({ product }) => product === productId)
      .map(({ pathname }) => pathname);
    const target = path.join(folder, toProductFilesPathname(productId));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(listProductFiles(folder, pathnames)));
  }
}
