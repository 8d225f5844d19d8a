import type { Page } from 'playwright-core';
import { waitForQuiet } from '../../scripts/browser/waitForQuiet';
import { serveSite, waitForHydration, type ServedSite } from './support/site';
import { countShifts, readShift } from './support/layoutShift';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const button = '/material-ui/api/button/';
const wide = { viewport: { width: 1280, height: 900 } };

async function openStored(display: string, pathname = button, size = wide): Promise<Page> {
  const context = await site.openContext(size);
  await context.addInitScript(countShifts);
  await context.addInitScript((stored) => localStorage.setItem('apiPage_default', stored), display);
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  return page;
}

const variant = (page: Page) => page.locator('#button-prop-variant');

/** Follows a link that the page need not have. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Names of the props of Button, of some that are looked at, whose rows are highlighted. */
async function listMarked(page: Page): Promise<string[]> {
  const names = ['color', 'size', 'variant'];
  const colors = await Promise.all(
    names.map((name) =>
      page
        .locator(`#button-prop-${name}`)
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  return names.filter((_, index) => colors[index] !== 'rgba(0, 0, 0, 0)');
}

describe('the display that is stored', () => {
  it.each([
    ['collapsed', 'block', false],
    ['expanded', 'block', true],
    ['table', 'table-row', true],
  ])('%s is there from the first paint, and nothing moves', async (display, rowStyle, isOpen) => {
    const page = await openStored(display);
    await waitForHydration(page);
    await waitForQuiet(page);
    const row = variant(page);
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe(rowStyle);
    expect(await row.locator('td').first().isVisible()).toBe(isOpen);
    expect(await readShift(page)).toBe(0);
  });

  it('is there for a reader who comes from a page of text, whose own script leaves it out', async () => {
    const page = await openStored('table', '/material-ui/getting-started/installation/');
    await waitForHydration(page);
    await follow(page, button);
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

it.each([
  ['collapsed', 'block', 'block'],
  ['expanded', 'block', 'block'],
  ['table', 'table-row', 'table-cell'],
])('in print everything is said, in the display that is stored (%s)', async (...expected) => {
  const [display, rowStyle, cellStyle] = expected;
  const page = await openStored(display);
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  const toStyle = (element: Element) => getComputedStyle(element).display;
  expect(await variant(page).evaluate(toStyle)).toBe(rowStyle);
  expect(await variant(page).locator('td').first().evaluate(toStyle)).toBe(cellStyle);
});

it.each(['collapsed', 'table'])(
  'an address of a prop opens and marks it before anything is painted (%s)',
  async (display) => {
    const page = await openStored(display, `${button}#button-prop-variant`);
    await waitForHydration(page);
    expect(await variant(page).locator('td').first().isVisible()).toBe(true);
    expect(await listMarked(page)).toEqual(['variant']);
    expect(await readShift(page)).toBe(0);
  },
);

it('an anchor of the public site opens and marks the prop here', async () => {
  const page = await openStored('collapsed', `${button}#Button-prop-variant`);
  await page.waitForURL(`**${button}#button-prop-variant`);
  await page.locator('#button-prop-variant[data-linked] > td').first().waitFor();
  expect(await listMarked(page)).toEqual(['variant']);
});

it.each([
  ['props', 'Props'],
  ['button-prop-variant', 'Props'],
  ['classes', 'CSS classes'],
])('an address leads to #%s as close below the header as in a text', async (id, section) => {
  const page = await openStored('expanded', `${button}#${id}`, wide);
  await waitForHydration(page);
  const contents = page.getByRole('navigation', { name: 'Page table of contents' });
  await contents.locator('[aria-current]', { hasText: section }).waitFor();
  const { headerEnd, top } = await page.evaluate((target) => {
    const toBox = (element: Element | null) => element?.getBoundingClientRect();
    return {
      headerEnd: toBox(document.querySelector('header'))?.bottom ?? NaN,
      top: toBox(document.getElementById(target))?.top ?? NaN,
    };
  }, id);
  expect(top).toBeGreaterThan(headerEnd);
  expect(top).toBeLessThan(headerEnd + 32);
});

describe('in the collapsed display', () => {
  const cell = (page: Page, name: string) => page.locator(`#button-prop-${name} > td`).first();
  const details = (page: Page) => variant(page).getByRole('button', { name: 'Details of variant' });

  it('a link to a prop on another page of the site opens its row and marks it', async () => {
    const page = await openStored('collapsed', '/material-ui/react-button/');
    await waitForHydration(page);
    await follow(page, `${button}#button-prop-variant`);
    await cell(page, 'variant').waitFor();
    expect(await listMarked(page)).toEqual(['variant']);
    expect(await details(page).getAttribute('aria-expanded')).toBe('true');
  });

  it('a row that its address has opened says so, and is folded by its button', async () => {
    const page = await openStored('collapsed', `${button}#button-prop-variant`);
    await waitForHydration(page);
    expect(await details(page).getAttribute('aria-expanded')).toBe('true');
    await details(page).click();
    await cell(page, 'variant').waitFor({ state: 'hidden' });
    expect(await details(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('the mark moves with the address, whether the browser or the router has changed it', async () => {
    const page = await openStored('collapsed', `${button}#button-prop-variant`);
    await waitForHydration(page);
    // As search does for a prop of the page that is shown.
    await page.evaluate((href) => window.___navigate?.(href), `${button}#button-prop-size`);
    await cell(page, 'size').waitFor();
    expect(await listMarked(page)).toEqual(['size']);
    await page.evaluate(() => {
      location.hash = '#button-prop-color';
    });
    await cell(page, 'color').waitFor();
    expect(await listMarked(page)).toEqual(['color']);
  });
});

it('the toggles of a section that a page has twice say the same', async () => {
  const page = await openStored('expanded', '/base-ui/api/use-slider/');
  await waitForHydration(page);
  const tables = page.locator('[data-display="table"]');
  await tables.first().click();
  expect(await tables.evaluateAll((all) => all.map(({ ariaPressed }) => ariaPressed))).toEqual([
    'true',
    'true',
  ]);
});

it('the filter leaves what is asked for, and says how many', async () => {
  const page = await openStored('expanded', '/material-ui/api/autocomplete/');
  await waitForHydration(page);
  await page.getByRole('searchbox').first().fill('freesolo');
  expect(await page.locator('#autocomplete-prop-freeSolo').isVisible()).toBe(true);
  expect(await page.locator('#autocomplete-prop-loading').isVisible()).toBe(false);
  expect(await page.getByRole('status').filter({ hasText: /\d/ }).first().innerText()).toMatch(
    /^\d+ of \d+/,
  );
  // In the HTML of many descriptions, and in the text of none.
  await page.getByRole('searchbox').first().fill('<code>');
  await page.getByRole('status').filter({ hasText: /^0 of/ }).waitFor();
});

test('a row of a table that an address leads to hides no letter of its other columns on a phone', async () => {
  const phone = { viewport: { width: 360, height: 800 } };
  const row = '/joy-ui/api/avatar/#avatar-css-Avatar-radius';
  const page = await openStored('table', row, phone);
  await waitForHydration(page);
  const [name, value] = await Promise.all(
    ['th', 'td'].map((cell) => page.locator(`#avatar-css-Avatar-radius > ${cell}`).boundingBox()),
  );
  expect((name?.x ?? 0) + (name?.width ?? Infinity)).toBeLessThanOrEqual((value?.x ?? 0) + 1);
});
