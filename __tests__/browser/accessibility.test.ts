import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { serveSite, waitForHydration, withoutWorker, type ServedSite } from './support/site';

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
  '/material-ui/material-icons/',
  '/material-ui/customization/default-theme/',
  '/material-ui/customization/color/',
  '/material-ui/api/button/',
  '/experiments/docs/markdown/',
  '/blog/',
  '/blog/every-snippet-is-compiled/',
  '/versions/',
  '/site-map/',
  '/production-error/?code=9&args[]=plum',
  '/404.html',
];

/** Each mode with each direction, each with each width, and each mode with each width: half of all ways have every pair. */
const ways = [
  { mode: 'light', direction: 'ltr', width: 360 },
  { mode: 'light', direction: 'rtl', width: 1280 },
  { mode: 'dark', direction: 'ltr', width: 1280 },
  { mode: 'dark', direction: 'rtl', width: 360 },
];

/** A reader's browser with its settings. What other visits would need is not kept: no visit is looked at twice. */
async function openContext(way: (typeof ways)[number]): Promise<BrowserContext> {
  const context = await site.openContext({
    viewport: { width: way.width, height: 800 },
    ...withoutWorker,
  });
  await context.addInitScript(({ mode, direction }) => {
    localStorage.setItem('mui-mode', mode);
    const settings = { direction, dense: false, spacing: 8, paletteColors: {} };
    localStorage.setItem('theme-settings', JSON.stringify(settings));
  }, way);
  return context;
}

async function open(context: BrowserContext, pathname: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.url}${pathname}`);
  await waitForHydration(page);
  return page;
}

/** Violations in words, rule and the elements that break it, within what a selector finds. */
async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (selector) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    within,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Pages looked at at the same time; axe keeps one core busy. */
const tabs = 2;

it.each(ways)('no page has a violation in $mode mode, $direction, $width px', async (way) => {
  const context = await openContext(way);
  const waiting = [...pathnames];
  const found = new Map<string, string[]>();
  const lookAtPages = async (): Promise<void> => {
    for (let pathname = waiting.shift(); pathname !== undefined; pathname = waiting.shift()) {
      const page = await open(context, pathname);
      found.set(pathname, await findViolations(page));
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: tabs }, lookAtPages));
  await context.close();
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(pathnames.map((pathname) => [pathname, []])),
  );
});

it.each(['light', 'dark'])(
  'open menus, drawers and forms have no violation in %s mode',
  async (mode) => {
    const button = '/material-ui/react-button/';
    const wide = await open(await openContext({ mode, direction: 'ltr', width: 1280 }), button);
    // A menu lies over parts of the page, whose links are then too small to hit, as is meant.
    await wide.locator('#mui-product-selector').click();
    expect(await findViolations(wide, 'header')).toEqual([]);
    await wide.keyboard.press('Escape');
    await wide.getByRole('button', { name: 'Mode' }).click();
    expect(await findViolations(wide, 'header')).toEqual([]);
    await wide.keyboard.press('Escape');
    await wide.getByRole('button', { name: 'No', exact: true }).click();
    expect(await findViolations(wide)).toEqual([]);
    await wide.getByRole('button', { name: 'Toggle settings drawer' }).click();
    await wide.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await findViolations(wide)).toEqual([]);
    await wide.context().close();

    const narrow = await open(await openContext({ mode, direction: 'ltr', width: 360 }), button);
    await narrow.getByRole('button', { name: 'Open main navigation' }).click();
    expect(await findViolations(narrow)).toEqual([]);
    await narrow.keyboard.press('Escape');
    // Until it is gone it lies over the page.
    await narrow.locator('#navigation').waitFor({ state: 'hidden' });
    await narrow.getByRole('button', { name: 'On this page' }).click();
    expect(await findViolations(narrow)).toEqual([]);
    await narrow.context().close();
  },
);
