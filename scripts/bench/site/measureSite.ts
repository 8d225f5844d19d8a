import { type Browser } from 'playwright-core';
import { toPageDataPathname } from '../../../src/shared/pageData';
import { measurePage } from '../measurePage';
import { type Budget, type SiteFigures } from './budgets';

/** What a page of the served site costs. @param url of the site, without a slash at the end. */
export async function measureSite(
  browser: Browser,
  url: string,
  { pathname }: Budget,
): Promise<SiteFigures> {
  const figures = await measurePage(browser, url + pathname);
  const data = await fetch(url + toPageDataPathname(pathname));
  return { ...figures, pageData: (await data.text()).length };
}
