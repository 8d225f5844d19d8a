import type { Page } from 'playwright-core';
import { serveSite, waitForHydration, type ServedSite } from './support/site';
import { countShifts, readShift } from './support/layoutShift';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const button = '/material-ui/api/button/';
const wide = { viewport: { width: 1280, height: 900 } };

async function openStored(display: string, pathname = button): Promise<Page> {
  const context = await site.openContext(wide);
  await context.addInitScript(countShifts);
  await context.addInitScript((stored) => localStorage.setItem('apiPage_default', stored), display);
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  return page;
}

const variant = (page: Page) => page.locator('#button-prop-variant');

describe('the display that is stored', () => {
  it.each([
    ['collapsed', 'block', false],
    ['expanded', 'block', true],
    ['table', 'table-row', true],
  ])('%s is there from the first paint, and nothing moves', async (display, rowStyle, isOpen) => {
    const page = await openStored(display);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const row = variant(page);
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe(rowStyle);
    expect(await row.locator('td').first().isVisible()).toBe(isOpen);
    expect(await readShift(page)).toBe(0);
  });

  it('is there for a reader who comes from a page of text, whose own script leaves it out', async () => {
    const page = await openStored('table', '/material-ui/getting-started/installation/');
    await waitForHydration(page);
    await page.evaluate((pathname) => {
      const link = Object.assign(document.createElement('a'), { href: pathname });
      document.body.append(link);
      link.click();
    }, button);
    await variant(page).waitFor();
    expect(await variant(page).evaluate((element) => getComputedStyle(element).display)).toBe(
      'table-row',
    );
  });

  it('is changed in place, and kept', async () => {
    const page = await openStored('expanded');
    await waitForHydration(page);
    const toggle = page.getByRole('group', { name: 'API display option' }).first();
    await toggle.getByRole('button', { name: 'Table' }).click();
    await page.reload();
    expect(await variant(page).evaluate((element) => getComputedStyle(element).display)).toBe(
      'table-row',
    );
  });
});

it('without JavaScript everything is said, as a list', async () => {
  const page = await site.open(button, { ...wide, javaScriptEnabled: false });
  const cells = variant(page).locator('td');
  expect(await cells.first().isVisible()).toBe(true);
  expect(await variant(page).innerText()).toContain("'contained'");
});

it.each(['collapsed', 'table'])(
  'an address of a prop opens and marks it before anything is painted (%s)',
  async (display) => {
    const page = await openStored(display, `${button}#button-prop-variant`);
    await waitForHydration(page);
    expect(await variant(page).locator('td').first().isVisible()).toBe(true);
    const [marked, other] = await Promise.all(
      ['#button-prop-variant', '#button-prop-size'].map((selector) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(marked).not.toBe(other);
    expect(await readShift(page)).toBe(0);
  },
);

it('the filter leaves what is asked for, and says how many', async () => {
  const page = await openStored('expanded', '/material-ui/api/autocomplete/');
  await waitForHydration(page);
  await page.getByRole('searchbox').first().fill('freesolo');
  expect(await page.locator('#autocomplete-prop-freeSolo').isVisible()).toBe(true);
  expect(await page.locator('#autocomplete-prop-loading').isVisible()).toBe(false);
  expect(await page.getByRole('status').filter({ hasText: /\d/ }).first().innerText()).toMatch(
    /^\d+ of \d+/,
  );
});
