import { serveSite, waitForHydration, type ServedSite } from './support/site';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** One page of each template. */
const pathnames = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/x/api/data-grid/grid-column-header-filter-icon-button/',
  '/blog/',
  '/versions/',
  '/production-error/?code=9&args[]=plum',
];

it.each(pathnames)('%s needs no scrolling sideways at 400 %%', async (pathname) => {
  const page = await site.open(pathname, { viewport: { width: 320, height: 256 } });
  await waitForHydration(page);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
  await page.context().close();
});

it('shows the active result of search whole at 400 %', async () => {
  const page = await site.open('/material-ui/react-button/', {
    viewport: { width: 320, height: 256 },
  });
  await waitForHydration(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('grid filter');
  await page.getByRole('option').nth(9).waitFor();
  const list = page.getByRole('listbox');
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('ArrowDown');
    const isWhole = await list.evaluate((element) => {
      const active = element.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return active !== undefined && active.top >= top - 1 && active.bottom <= bottom + 1;
    });
    expect(isWhole).toBe(true);
  }
  await page.context().close();
});

it('leaves the text room when letters are twice as large', async () => {
  const page = await site.open('/material-ui/react-button/', {
    viewport: { width: 1280, height: 900 },
  });
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const heading = page.locator('h1');
  const lines = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await page.context().close();
});

/** Pixels; Safari on an iPhone zooms in on a field with smaller text. */
const smallestFieldText = 16;

it.each([
  [
    'playground',
    '/material-ui/react-button/',
    '.controls :is(input:not([type="checkbox"]), select)',
    null,
  ],
  ['search', '/versions/', '[role="combobox"]', '[data-action="search"]'],
  [
    'settings',
    '/material-ui/react-button/',
    'dialog input:not([type])',
    '[data-action="settings"]',
  ],
  ['feedback', '/base-ui/getting-started/', 'textarea', '[data-action="feedback-no"]'],
  ['filter of props', '/x/api/data-grid/data-grid/', 'main input[type="search"]', null],
  ['theme search', '/material-ui/customization/default-theme/', 'main input[type="search"]', null],
  ['icon search', '/material-ui/material-icons/', 'main input[type="search"]', null],
  ['code', '/material-ui/react-button/', '.cm-content', '#BasicButtons .demo-edit'],
])('a phone does not zoom in on the fields of the %s', async (_, pathname, fields, opener) => {
  const page = await site.open(pathname, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await waitForHydration(page);
  if (opener !== null) await page.locator(opener).tap();
  const field = page.locator(fields);
  await field.first().waitFor({ state: 'attached' });
  const sizes = await field.evaluateAll((elements) =>
    elements.map((element) => parseFloat(getComputedStyle(element).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestFieldText);
  await page.context().close();
});
