import { serveSite, waitForHydration, type ServedSite } from './support/site';
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

it.each([
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/#button-prop-variant',
  '/material-ui/material-icons/',
  '/x/react-data-grid/',
  '/versions/',
])('no row or table of %s is painted half while its HTML still arrives', async (pathname) => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(
    ({ origin }) => origin !== slow.url,
    (route) => route.abort(),
  );
  await context.addInitScript(countShifts);
  const page = await context.newPage();
  await page.goto(slow.url + pathname);
  await waitForHydration(page);
  expect(await readShift(page)).toBe(0);
  await context.close();
});

it('a long page is painted before all of it has arrived', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${slow.url}/material-ui/react-button/`);
  const { painted, complete } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      painted: paint?.startTime,
      complete: (navigation as PerformanceNavigationTiming).responseEnd,
    };
  });
  expect(painted).toBeLessThan(complete);
});
