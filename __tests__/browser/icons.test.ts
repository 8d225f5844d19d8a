import type { Page } from 'playwright-core';
import { waitForQuiet } from '../../scripts/browser/waitForQuiet';
import { countShifts, readShift } from './support/layoutShift';
import { measureOverflow } from './support/measureOverflow';
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

const pathname = '/material-ui/material-icons/';
const wide = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };

const list = (page: Page) => page.getByRole('list', { name: 'Icons found' });
const cells = (page: Page) => list(page).getByRole('button');
const input = (page: Page) => page.getByRole('searchbox', { name: 'Search icons' });

/** Waits until the names are here: what is typed is searched for from then on. */
async function openReady(search = '', options: Parameters<ServedSite['open']>[1] = wide) {
  const page = await site.open(pathname + search, options);
  await waitForHydration(page);
  await waitForQuiet(page);
  return page;
}

test('without script the first icons are seen, and nothing that would not work', async () => {
  const page = await site.open(pathname, { ...phone, javaScriptEnabled: false });
  const icons = list(page).getByRole('listitem');
  expect(await icons.count()).toBeGreaterThan(40);
  expect(await icons.first().locator('path').isVisible()).toBe(true);
  expect(await cells(page).count()).toBe(0);
  expect(await input(page).isVisible()).toBe(false);
  expect(await page.getByText('Searching needs JavaScript').isVisible()).toBe(true);
});

test('on a phone the first icons are in the first screen of the page as it comes, and nothing moves', async () => {
  const context = await site.openContext(phone);
  await context.addInitScript(countShifts);
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  const picture = page.getByRole('button', { name: 'Menu', exact: true }).locator('svg');
  const box = await picture.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(740);
  await waitForHydration(page);
  await waitForQuiet(page);
  expect(await readShift(page)).toBe(0);
  await context.close();
});

test('a first visit costs at most 300 KB, the names and first pictures with it', async () => {
  const context = await site.openContext({ ...phone, ...withoutWorker });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(site.url + pathname);
  await waitForHydration(page);
  await waitForQuiet(page);
  await input(page).fill('arrow');
  await waitForQuiet(page);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(300_000);
  await context.close();
});

test('a key renders no more than a screen or two, whatever is found', async () => {
  const page = await openReady('?theme=All');
  await input(page).fill('a');
  await page.getByText(/^[\d,]+ icons$/).waitFor();
  expect(await cells(page).count()).toBe(48);
});

test('the address gives query, style and icon, and takes them', async () => {
  const page = await openReady();
  await input(page).fill('trash');
  await page.getByRole('radio', { name: 'Rounded' }).check();
  await cells(page).first().click();
  await page.waitForFunction(() => location.search.includes('selected=DeleteRounded'));
  const { search } = new URL(page.url());
  const other = await openReady(search);
  expect(await other.getByRole('dialog', { name: 'DeleteRounded' }).isVisible()).toBe(true);
  expect(await input(other).inputValue()).toBe('trash');
  await other.keyboard.press('Escape');
  await other.waitForFunction(() => !location.search.includes('selected'));
  expect(await cells(other).first().getAttribute('title')).toBe('DeleteRounded');
});

test('hostile addresses run nothing and break nothing', async () => {
  const context = await site.openContext(wide);
  const page = await context.newPage();
  const complaints = await listenForComplaints(page);
  for (const search of [
    '?query=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&selected=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '?theme=constructor&selected=constructor&query=__proto__',
    '?selected=toString&theme=%00&query=%ff%fe',
  ]) {
    await page.goto(site.url + pathname + search);
    await waitForHydration(page);
    await waitForQuiet(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('main article img').count()).toBe(0);
  }
  expect(complaints.list()).toEqual([]);
  await context.close();
});

test('on a phone a long word that finds nothing does not widen the page', async () => {
  const page = await openReady(`?query=${'q'.repeat(60)}`, phone);
  await page.getByRole('status').getByText('qqq').waitFor();
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});

test('by keyboard alone: find, move, open, close, and be where one was', async () => {
  const page = await openReady();
  await input(page).focus();
  await page.keyboard.type('arrow');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const name = await page.evaluate(() => document.activeElement?.getAttribute('title'));
  expect(name).toMatch(/Arrow/);
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog', { name: name ?? '' }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe(name);
});
