import type { Page } from 'playwright-core';
import { waitForQuiet } from '../../scripts/browser/waitForQuiet';
import { countShifts, readShift } from './support/layoutShift';
import { listenForComplaints, serveSite, waitForHydration, type ServedSite } from './support/site';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const pathname = '/material-ui/customization/default-theme/';
const wide = { viewport: { width: 1280, height: 900 } };
const row = (page: Page, path: string) => page.locator(`[id="${path}"]`);

test('without script the tree opens, and shows both modes', async () => {
  const page = await site.open(pathname, { ...wide, javaScriptEnabled: false });
  await row(page, 'theme.palette').locator('> details > summary').click();
  await row(page, 'theme.palette.primary').locator('> details > summary').click();
  const main = row(page, 'theme.palette.primary.main');
  expect(await main.getByText("'#1976d2'").isVisible()).toBe(true);
  expect(await main.getByText("'#90caf9'").isVisible()).toBe(true);
});

test('a link opens the way to its key, whose mode is the reader’s', async () => {
  const page = await site.open(`${pathname}#theme.palette.primary.main`, {
    ...wide,
    colorScheme: 'dark',
  });
  await waitForHydration(page);
  const main = row(page, 'theme.palette.primary.main');
  await main.waitFor({ state: 'visible' });
  expect(await main.getByText("'#90caf9'").isVisible()).toBe(true);
  expect(await main.getByText("'#1976d2'").isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await main.getByText("'#1976d2'").isVisible()).toBe(true);
});

test('a link on another page of the site marks its key', async () => {
  const page = await site.open('/material-ui/react-chip/', wide);
  await waitForHydration(page);
  await page.evaluate(
    (href) => window.___navigate?.(href),
    `${pathname}#theme.palette.primary.main`,
  );
  const main = row(page, 'theme.palette.primary.main');
  await main.waitFor({ state: 'visible' });
  const readMark = (path: string) =>
    row(page, path)
      .locator('> .row')
      .evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await readMark('theme.palette.primary.main')).not.toBe('none');
  expect(await readMark('theme.palette.primary.light')).toBe('none');
});

test('settings are marked; without them the library is not fetched', async () => {
  const context = await site.openContext(wide);
  const page = await context.newPage();
  const complaints = await listenForComplaints(page);
  await page.goto(site.url + pathname);
  await waitForHydration(page);
  await waitForQuiet(page);
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await scripts()).filter((name) => name.includes('theme-library'))).toEqual([]);
  await page.evaluate(() =>
    localStorage.setItem(
      'theme-settings',
      JSON.stringify({ spacing: 4, dense: true, direction: 'rtl', paletteColors: {} }),
    ),
  );
  await page.reload();
  await page.getByText('Values that your settings change:').waitFor();
  expect(await row(page, 'theme.spacing').textContent()).toContain("spacing(2) gives '16px'");
  expect(await row(page, 'theme.spacing').textContent()).toContain("spacing(2) gives '8px'");
  expect((await scripts()).filter((name) => name.includes('theme-library'))).not.toEqual([]);
  expect(complaints.list()).toEqual([]);
  await context.close();
});

test('by keyboard alone a key is searched, opened and linked to', async () => {
  const page = await site.open(pathname, wide);
  await waitForHydration(page);
  await page.getByRole('searchbox', { name: 'Search the theme' }).focus();
  await page.keyboard.type('zindex modal');
  await row(page, 'theme.zIndex.modal').waitFor({ state: 'visible' });
  await row(page, 'theme.zIndex.modal').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash === '#theme.zIndex.modal');
  expect(await row(page, 'theme.zIndex.modal').isVisible()).toBe(true);
});

test('nothing moves while the page comes alive', async () => {
  const context = await site.openContext({ viewport: { width: 360, height: 740 } });
  await context.addInitScript(countShifts);
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  await waitForHydration(page);
  await waitForQuiet(page);
  expect(await readShift(page)).toBe(0);
  await context.close();
});
