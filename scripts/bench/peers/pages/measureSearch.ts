import type { Browser, Page } from 'playwright-core';
import type { SearchSelectors } from '../engines';
import { recordFinished } from './recordFinished';
import { toKnownMedian } from './toKnownMedian';
import { toPageScript } from '../../toPageScript';
import { toTotals, type Totals } from './toTotals';
import { desktop } from './viewports';
import { waitForQuiet } from '../../../browser/waitForQuiet';
import { watchSearch } from './watchSearch';
import { withBrowser } from './withBrowser';

const samples = 5;
/** Words of the generated pages. */
const firstQuery = 'keyboard';
const nextQuery = 'selection';

interface Search {
  /** Milliseconds from the input of the first query, at which nothing of the index is there, and of the next one. */
  first: number | null;
  next: number | null;
  /** Results of the first query. */
  results: number;
  /** From opening search to the results of the first query. */
  totals: Totals;
  files: string[];
}

export interface SearchFigures {
  firstMs: number | null;
  warmMs: number | null;
  bytes: number | null;
  /** Of the first reader: how many results there were, and what was fetched. */
  results: number;
  by: Totals['by'];
  list: string[];
}

/** @returns null where nothing has changed within ten seconds or more. */
async function ask(page: Page, query: string): Promise<{ time: number | null; results: number }> {
  await page.evaluate(() => window.armSearchWatch());
  await page.keyboard.insertText(query);
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const { askedAt, shownAt, count } = await page.evaluate(() => window.searchWatch);
    if (shownAt > 0) return { time: shownAt - askedAt, results: count };
    await page.waitForTimeout(10);
  }
  return { time: null, results: 0 };
}

async function clearQuery(page: Page): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await page.waitForTimeout(600);
}

async function searchOnce(
  browser: Browser,
  url: string,
  { open, input, result }: SearchSelectors,
): Promise<Search> {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  const finished = recordFinished(page);
  await page.goto(url, { waitUntil: 'load' });
  await waitForQuiet(page);
  const before = finished.length;
  await page.locator(open).first().click();
  await page.locator(input).first().waitFor({ state: 'visible' });
  await page.locator(input).first().focus();
  await page.evaluate(toPageScript(watchSearch, { input, result }));
  const first = await ask(page, firstQuery);
  await waitForQuiet(page, 300, 5000);
  const fetched = finished.slice(before);
  await clearQuery(page);
  const next = await ask(page, nextQuery);
  await context.close();
  return {
    first: first.time,
    next: next.time,
    results: first.results,
    totals: toTotals(fetched.filter(({ bytes }) => bytes > 0)),
    files: fetched.map(({ bytes, pathname }) => `${bytes} ${pathname}`),
  };
}

/**
 * What search costs on any engine's site, and how soon it answers. Each query comes as one input, as pasted text does.
 * @returns medians, of readers with an empty cache.
 */
export async function measureSearch(
  url: string,
  selectors: SearchSelectors,
): Promise<SearchFigures> {
  const searches = await withBrowser(async (browser) => {
    const all: Search[] = [];
    for (let sample = 0; sample < samples; sample += 1)
      all.push(await searchOnce(browser, url, selectors));
    return all;
  });
  return {
    firstMs: toKnownMedian(searches.map(({ first }) => first)),
    warmMs: toKnownMedian(searches.map(({ next }) => next)),
    bytes: toKnownMedian(searches.map(({ totals }) => totals.bytes)),
    results: searches[0]?.results ?? 0,
    by: searches[0]?.totals.by ?? {},
    list: searches[0]?.files ?? [],
  };
}
