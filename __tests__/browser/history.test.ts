import type { Page } from 'playwright-core';
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

const textPage = '/material-ui/getting-started/installation/';
const componentPage = '/material-ui/react-button/';
const longPage = '/material-ui/react-table/';
const wide = { viewport: { width: 1280, height: 800 } };
const narrow = { viewport: { width: 360, height: 740 } };

/** Scrolls, and waits until the place is kept for this entry of the history. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForFunction((text) => Object.values(sessionStorage).includes(text), String(top));
}

const readTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('a hash that is no text', () => {
  it.each([
    `${componentPage}#100%`,
    `${componentPage}#%`,
    `${textPage}#a%zz`,
    '/material-ui/api/button/#%E0%A4%A',
    '/blog/#%',
  ])('%s leaves the page as it is', async (address) => {
    const context = await site.openContext(wide);
    const page = await context.newPage();
    const complaints = await listenForComplaints(page);
    await page.goto(site.url + address);
    await waitForHydration(page);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(complaints.list()).toEqual([]);
    await context.close();
  });

  it('leaves the page as it is when a link on it is followed', async () => {
    const context = await site.openContext(wide);
    const page = await context.newPage();
    const complaints = await listenForComplaints(page);
    await page.goto(site.url + componentPage);
    await waitForHydration(page);
    await page.evaluate(() => {
      document.querySelector('main h1')?.insertAdjacentHTML('afterend', '<a href="#50%">Half</a>');
    });
    await page.getByRole('link', { name: 'Half' }).click();
    await page.waitForFunction(() => location.hash === '#50%');
    // The page hears of the address before it follows the next link.
    const contents = page.getByRole('navigation', { name: 'Page table of contents' });
    await contents.getByRole('link').nth(2).click();
    await page.waitForFunction(() => window.scrollY > 0);
    expect(complaints.list()).toEqual([]);
    await context.close();
  });
});

describe('the place on a page', () => {
  async function openPartAndScroll(): Promise<Page> {
    const page = await site.open(longPage, wide);
    await waitForHydration(page);
    const contents = page.getByRole('navigation', { name: 'Page table of contents' });
    await contents.getByRole('link').nth(4).click();
    await page.waitForFunction(() => location.hash !== '' && window.scrollY > 0);
    await scrollTo(page, 1234);
    return page;
  }

  it('stays when the page is loaded again, whatever the hash', async () => {
    const page = await openPartAndScroll();
    await page.reload();
    await waitForHydration(page);
    expect(await readTop(page)).toBe(1234);
    await page.context().close();
  });

  it('is there again when the reader comes back from a file', async () => {
    const page = await openPartAndScroll();
    await page.goto(`${site.url}/robots.txt`);
    await page.goBack();
    await waitForHydration(page);
    expect(await readTop(page)).toBe(1234);
    await page.context().close();
  });

  it('is there again when the reader goes back to a part of a page that has to be fetched', async () => {
    const page = await openPartAndScroll();
    await page.evaluate((to) => window.___navigate?.(to), componentPage);
    await page.locator('h1:focus', { hasText: 'Button' }).waitFor();
    await scrollTo(page, 321);
    await page.reload();
    await waitForHydration(page);
    await page.goBack();
    await page.locator('h1', { hasText: 'Table' }).waitFor();
    expect(await readTop(page)).toBe(1234);
    await page.goForward();
    await page.locator('h1:focus', { hasText: 'Button' }).waitFor();
    expect(await readTop(page)).toBe(321);
    await page.context().close();
  });

  it('is the one that the reader had scrolled to when the page comes to life', async () => {
    const context = await site.openContext(wide);
    const page = await context.newPage();
    let letScriptsCome: () => void = () => undefined;
    const isWanted = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.goto(`${site.url}${textPage}#add-icons`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector(':target') && window.scrollY > 0);
    await page.evaluate(() => window.scrollTo(0, 50));
    letScriptsCome();
    await waitForHydration(page);
    expect(await readTop(page)).toBe(50);
    await context.close();
  });

  it('is where the address leads when the page is opened anew', async () => {
    const page = await openPartAndScroll();
    const address = page.url();
    await page.goto(`${site.url}/robots.txt`);
    await page.goto(address);
    await waitForHydration(page);
    expect(await readTop(page)).toBeGreaterThan(1300);
    await page.goto(`${site.url}/robots.txt`);
    await page.goto(site.url + longPage);
    await waitForHydration(page);
    expect(await readTop(page)).toBe(0);
    await page.context().close();
  });
});

describe('a page that is slow to come', () => {
  it.each([
    ['asks for another one', (page: Page) => page.getByRole('link', { name: 'Quick' }).click()],
    ['goes back', (page: Page) => page.goBack()],
  ])('is not gone to when the reader %s meanwhile', async (_name, goElsewhere) => {
    const context = await site.openContext({ ...wide, ...withoutWorker });
    const page = await context.newPage();
    await page.goto(site.url + textPage);
    await waitForHydration(page);
    await page.evaluate((to) => window.___navigate?.(to), componentPage);
    await page.locator('h1:focus', { hasText: 'Button' }).waitFor();
    let letItCome: () => void = () => undefined;
    const isWanted = new Promise<void>((resolve) => {
      letItCome = resolve;
    });
    const data = /react-checkbox\/page-data\.json$/;
    await page.route(data, async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.evaluate(() => {
      const links =
        '<a href="/material-ui/react-checkbox/">Slow</a> <a href="/material-ui/react-table/">Quick</a>';
      document.querySelector('main h1')?.insertAdjacentHTML('afterend', links);
    });
    await page.getByRole('link', { name: 'Slow' }).click();
    await page.getByRole('progressbar').waitFor();
    await goElsewhere(page);
    const elsewhere = page.locator('h1:focus', { hasText: /Table|Installation/ });
    await elsewhere.waitFor();
    const hasCome = page.waitForResponse(data);
    letItCome();
    await (await hasCome).finished();
    // Gatsby goes to a page in the turn in which its data has been read.
    await page.evaluate(() => window.___loader?.loadPage('/material-ui/react-checkbox/'));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await elsewhere.isVisible()).toBe(true);
    await context.close();
  });
});

describe('what is open over a page', () => {
  const pressKey = (page: Page) => page.keyboard.press('Control+k');
  const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

  it.each([
    ['search', wide, pressKey],
    ['the settings', wide, press('Toggle settings drawer')],
    ['the side navigation', narrow, press('Open main navigation')],
  ])(
    'is closed when the reader goes back (%s), and the heading has the focus',
    async (_name, options, open) => {
      const page = await site.open(componentPage, options);
      await waitForHydration(page);
      await page.evaluate(() => window.___navigate?.('/material-ui/react-checkbox/'));
      await page.locator('h1:focus', { hasText: 'Checkbox' }).waitFor();
      await open(page);
      const dialog = page.locator('dialog[open], [role="dialog"]');
      await dialog.waitFor();
      await page.goBack();
      await page.locator('h1:focus', { hasText: 'Button' }).waitFor();
      expect(await dialog.count()).toBe(0);
      await page.context().close();
    },
  );
});
