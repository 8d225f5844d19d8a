import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import {
  listenForComplaints,
  serveSite,
  waitForHydration,
  withoutWorker,
  type ServedSite,
} from './support/site';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** Opens an address, and gives what is complained of besides the answer that there is no page. */
async function open(
  address: string,
  options?: BrowserContextOptions,
): Promise<{ page: Page; list(): string[] }> {
  const context = await site.openContext({ viewport: { width: 1280, height: 800 }, ...options });
  // Most hosts answer what is no text with the page of a missing address, too.
  await context.route(/%E0%A4%A/, (route) =>
    route.fulfill({ status: 404, path: path.resolve('public/404.html') }),
  );
  const page = await context.newPage();
  const complaints = await listenForComplaints(page);
  await page.goto(site.url + address);
  await waitForHydration(page);
  return {
    page,
    list: () => complaints.list().filter((text) => !/status of 404/.test(text)),
  };
}

async function expectAlive(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog').getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
}

test.each([
  ['/index.html?x=1#y', '/?x=1#y'],
  ['/material-ui/react-button/index.html', '/material-ui/react-button/'],
])('%s is the page of %s', async (address, tidy) => {
  const { page, list } = await open(address);
  await expectAlive(page);
  expect(page.url()).toBe(site.url + tidy);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
  expect(list()).toEqual([]);
  await page.context().close();
});

test.each([
  '/material-ui/react-buton/',
  '/nothing/%2523/',
  '/material-ui/react-buton%20x/',
  '/nothing%2Fat%20all/',
  '/nothing/100%25/',
  '/nothing/%E0%A4%A/',
  '/:path/*pageResources/',
])('the page of the missing address %s comes alive', async (address) => {
  const { page, list } = await open(address);
  await expectAlive(page);
  expect(await page.locator('h1').innerText()).toBe('There is no page here');
  if (address.includes('buton'))
    await page.locator('main a[href="/material-ui/react-button/"]').waitFor();
  expect(list()).toEqual([]);
  await page.context().close();
});

test.each([
  ['/material-ui/react-button/%23basic', '/material-ui/react-button/#basic'],
  ['/material-ui/react-button%3Fx=1', '/material-ui/react-button/?x=1'],
  ['/material-ui%2Freact-button/', '/material-ui/react-button/'],
  ['/material-ui/react-button%20', '/material-ui/react-button/'],
])('%s leads to %s', async (address, meant) => {
  const { page, list } = await open(address);
  await page.waitForURL(site.url + meant);
  await waitForHydration(page);
  await expectAlive(page);
  expect(await page.locator('h1').innerText()).toBe('Button');
  expect(list()).toEqual([]);
  await page.context().close();
});

test.each([
  '/material-ui/react-button/?utm_source=x',
  '/material-ui/material-icons/?query=home',
  '/production-error/?code=4&args[]=x',
])('the data of %s are fetched once, and kept under the name of the page', async (address) => {
  const before = site.requests.length;
  const { page } = await open(address, withoutWorker);
  await page.waitForLoadState('networkidle');
  const data = site.requests.slice(before).filter((url) => /page-data\.json/.test(url));
  expect(data).toEqual([`/page-data${address.replace(/\?.*/, '')}page-data.json`]);
  await page.context().close();
});
