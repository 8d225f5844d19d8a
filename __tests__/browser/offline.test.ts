import type { BrowserContext, Page } from 'playwright-core';
import { waitForQuiet } from '../../scripts/browser/waitForQuiet';
import {
  listenForComplaints,
  serveSite,
  waitForHydration,
  waitForWorker,
  type ServedSite,
} from './support/site';

const visited = '/material-ui/react-button/';
const linked = '/material-ui/getting-started/';

const neverVisited = '/joy-ui/react-button/';

let site: ServedSite;
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  site = await serveSite();
  context = await site.openContext();
  page = await context.newPage();
});
afterEach(() => site.close());

async function visit(pathname: string): Promise<void> {
  await page.goto(`${site.url}${pathname}`);
  await waitForHydration(page);
  await waitForWorker(page);
}

async function readHeading(): Promise<string> {
  return page.locator('h1').innerText();
}

test('a first visit fetches the page and the shell, and nothing of any other page', async () => {
  await visit(visited);
  await waitForQuiet(page);
  const other = site.requests
    .map((address) => new URL(address, site.url).pathname)
    .filter(
      (pathname) =>
        pathname !== visited &&
        pathname !== `/page-data${visited}page-data.json` &&
        // The shell: the app, the kinds of page, the offline page, data that all pages share, the names that search knows.
        !/^\/[^/]+\.(js|svg|webmanifest)$/.test(pathname) &&
        !/^\/workbox-v[\d.]+\//.test(pathname) &&
        !/^\/(page-data\/)?offline(-plugin-app-shell-fallback)?\//.test(pathname) &&
        !/^\/page-data\/(app-data|sq\/d\/\d+)\.json$/.test(pathname) &&
        !/^\/search\/(manifest|names-[\w-]+)\.json$/.test(pathname) &&
        !/^\/navigation\/[\w-]+\.html$/.test(pathname) &&
        !/^\/icons\//.test(pathname) &&
        // Demos that were in view.
        !/^\/demos\//.test(pathname),
    );
  expect(other).toEqual([]);
});

test('a later visit asks for the page while the worker starts, and once', async () => {
  await visit(visited);
  await waitForQuiet(page);
  const isAskedAhead = () =>
    navigator.serviceWorker.ready
      .then(({ navigationPreload }) => navigationPreload.getState())
      .then(({ enabled }) => enabled);
  expect(await page.evaluate(isAskedAhead)).toBe(true);
  site.requests.length = 0;
  await page.goto(`${site.url}${visited}?variant=outlined`);
  await waitForHydration(page);
  expect(site.requests.filter((address) => address.startsWith(`${visited}?`))).toEqual([
    `${visited}?variant=outlined`,
  ]);
});

test('what was visited opens without a network, also what was reached by a link, and comes alive', async () => {
  await visit(visited);
  await page.locator(`main a[href="${linked}"]`).first().click();
  await page.waitForURL(`**${linked}`);
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await site.pause();

  const complaints = await listenForComplaints(page);
  await page.goto(`${site.url}${visited}`);
  await waitForHydration(page);
  expect(await readHeading()).toMatch(/Button/);
  await page.goto(`${site.url}${linked}`);
  await waitForHydration(page);
  expect(await readHeading()).toBe('Overview');
  // The shell fetches the navigation, so it may be there a moment later.
  await page.locator('#navigation [aria-current="page"]').waitFor({ state: 'attached' });
  expect(complaints.list()).toEqual([]);
});

test('search works without a network after one visit', async () => {
  await visit(visited);
  await site.pause();
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.locator('dialog').getByRole('combobox').fill('slider');
  await page.locator('dialog').getByRole('option').first().waitFor();
  expect(await page.locator('dialog').getByRole('option').first().innerText()).toMatch(/slider/i);
});

test('a page that was never visited says so, lists what is there, and is shown once it can be', async () => {
  await visit(visited);
  await site.pause();
  await page.goto(`${site.url}${neverVisited}`);
  await waitForHydration(page);
  expect(await readHeading()).toBe('You are offline');
  const available = page.locator('main ul a');
  await available.first().waitFor();
  expect(
    await available.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([visited]);
  await site.resume();
  await page.getByRole('link', { name: `Try ${neverVisited} again` }).click();
  await page.waitForURL(`**${neverVisited}`);
  expect(await page.locator('h1').innerText()).toMatch(/Button/);
});

test('an old address that has led to a page is not listed beside it', async () => {
  await visit(visited);
  await page.goto(`${site.url}/components/checkboxes/`);
  await waitForHydration(page);
  await waitForWorker(page);
  expect(new URL(page.url()).pathname).toBe('/material-ui/react-checkbox/');
  await site.pause();
  await page.goto(`${site.url}${neverVisited}`);
  await waitForHydration(page);
  const available = page.locator('main ul a');
  await available.first().waitFor();
  expect(
    await available.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([visited, '/material-ui/react-checkbox/']);
});

/** Opens the settings of a page of Base UI, which is small, where there is a worker. */
async function openOfflineSettings(): Promise<void> {
  await visit('/base-ui/react-button/');
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('button', { name: 'Make Base UI available offline' }).waitFor();
}

const productCaches = () =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('plumbline-product')),
  );

test('a product is kept when asked for, says how much it takes, and then opens without a network', async () => {
  await openOfflineSettings();
  expect(await page.getByText(/All pages of Base UI .* take [\d.]+ MB/).count()).toBe(1);
  await page.getByRole('button', { name: 'Make Base UI available offline' }).click();
  await page.getByText(/Base UI is available offline and takes [\d.]+ MB/).waitFor();
  await site.pause();
  await page.goto(`${site.url}/base-ui/getting-started/`);
  await waitForHydration(page);
  expect(await readHeading()).not.toBe('You are offline');
  expect(await page.locator('main').innerText()).toMatch(/Base UI/);
});

test('a download that is cancelled leaves nothing behind', async () => {
  await openOfflineSettings();
  await context.route('**/page-data/**/*?keep', () => undefined);
  await page.getByRole('button', { name: 'Make Base UI available offline' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Make Base UI available offline' }).waitFor();
  expect(await productCaches()).toEqual([]);
});
