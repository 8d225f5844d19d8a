import type { Page } from 'playwright-core';
import { serveSite, waitForHydration, type ServedSite } from './support/site';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

type Command = readonly [command: string, name: string, parameters: Record<string, string>];

/** Opens a page whose events this window keeps. */
async function openMeasured(pathname: string): Promise<Page> {
  const context = await site.openContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent, gtag: (...command: unknown[]) => sent.push(command) });
  });
  await page.goto(site.url + pathname);
  await waitForHydration(page);
  return page;
}

/** Pathname and title of each page view, when there are as many. */
async function readViews(page: Page, count: number): Promise<string[][]> {
  const sent = await page.waitForFunction((least) => {
    const all = (window as unknown as { sent: Command[] }).sent;
    const views = all.filter(([, name]) => name === 'page_view');
    return views.length >= least ? views : null;
  }, count);
  const views = (await sent.jsonValue()) ?? [];
  return views.map(([, , { page_location = '', page_title = '' }]) => [
    new URL(page_location).pathname,
    page_title,
  ]);
}

test('each page is viewed once, with its own title, and parts of it are not', async () => {
  const page = await openMeasured('/material-ui/react-button/');
  const firstTitle = await page.title();
  const contents = page.getByRole('navigation', { name: 'Page table of contents' });
  await contents.getByRole('link').nth(2).click();
  await page.waitForFunction(() => location.hash !== '');
  await page.locator('#navigation a[href="/material-ui/react-chip/"]').first().click();
  await page.locator('h1:focus', { hasText: 'Chip' }).waitFor();
  expect(await readViews(page, 2)).toEqual([
    ['/material-ui/react-button/', firstTitle],
    ['/material-ui/react-chip/', await page.title()],
  ]);
  await page.goBack();
  await page.locator('h1', { hasText: 'Button' }).waitFor();
  expect((await readViews(page, 3)).at(-1)).toEqual(['/material-ui/react-button/', firstTitle]);
  await page.context().close();
});
