import type { Page } from 'playwright-core';
import { refuseOthers, serveSite, waitForHydration, type ServedSite } from './support/site';
import { countShifts, readShift } from './support/layoutShift';
import { serveSlowly } from './support/serveSlowly';

let site: ServedSite;
let slow: Awaited<ReturnType<typeof serveSlowly>>;

beforeAll(async () => {
  site = await serveSite();
  slow = await serveSlowly(site.url);
});
afterAll(async () => {
  slow.close();
  await site.close();
});

async function openSlowly(
  pathname: string,
  initScript: string | (() => void) = countShifts,
): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 } });
  await refuseOthers(context, slow.url);
  await context.addInitScript(initScript);
  const page = await context.newPage();
  await page.goto(slow.url + pathname);
  return page;
}

it.each([
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/#button-prop-variant',
  '/material-ui/material-icons/',
  '/x/react-data-grid/',
  '/versions/',
])('no row or table of %s is painted half while its HTML still arrives', async (pathname) => {
  const page = await openSlowly(pathname);
  await waitForHydration(page);
  expect(await readShift(page)).toBe(0);
  await page.context().close();
});

it('a long page is painted before all of it has arrived', async () => {
  const page = await openSlowly('/material-ui/react-button/');
  const { painted, complete } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      painted: paint?.startTime,
      complete: (navigation as PerformanceNavigationTiming).responseEnd,
    };
  });
  expect(painted).toBeLessThan(complete);
  await page.context().close();
});

/** As text, since what the tests are compiled to calls helpers that a page does not have. */
const clickSearchEarly = `
  new MutationObserver((_, observer) => {
    const search = document.querySelector('[data-action="search"]');
    if (!search) return;
    observer.disconnect();
    window.startWasThere = document.getElementById('app-scripts') !== null;
    search.click();
  }).observe(document, { childList: true, subtree: true });
`;

it('a click on search while the HTML still arrives opens it once the page is alive', async () => {
  const pathname = '/material-ui/react-button/';
  const page = await openSlowly(pathname, clickSearchEarly);
  await page.locator('dialog').getByRole('combobox').waitFor();
  expect(await page.evaluate('window.startWasThere')).toBe(false);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.context().close();
});
