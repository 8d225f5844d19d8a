import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { toPageDataPathname } from '../../../src/shared/pageData';
import { measurePage } from '../measurePage';
import type { Budget, SiteFigures } from './budgets';

const toGzipBytes = (text: string) => gzipSync(text, { level: 9 }).length;

/** See `ssr/toPaintedFromId.ts` of the site. */
function toFirstScreenBytes(html: string): number {
  const id = /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1];
  const end = id === undefined ? -1 : html.indexOf(` id="${id}"`);
  return toGzipBytes(end === -1 ? html : html.slice(0, end));
}

/** What a page of the served site costs. @param url of the site, without a slash at the end. */
export async function measureSite(
  browser: Browser,
  url: string,
  { pathname }: Budget,
): Promise<SiteFigures> {
  const figures = await measurePage(browser, url + pathname);
  const readText = async (address: string) => (await fetch(url + address)).text();
  const html = await readText(pathname);
  return {
    ...figures,
    pageData: (await readText(toPageDataPathname(pathname))).length,
    html: toGzipBytes(html),
    firstScreen: toFirstScreenBytes(html),
  };
}
