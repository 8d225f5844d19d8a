import type { Page } from 'playwright-core';
import { Recorder, type RecordedRequest } from '../../Recorder';
import { toTotals, type Totals } from './toTotals';
import { desktop } from './viewports';
import { waitForQuiet } from '../../../browser/waitForQuiet';
import { withBrowser } from './withBrowser';

export interface ColdPageFigures {
  url: string;
  /** Until the page was first at rest. */
  initial: Totals;
  /** What the page has fetched for other pages, or later than that. */
  prefetch: Totals;
  /** What the page has, to see that each engine shows the same. */
  dom: { nodes: number; h1: string; pre: number; table: number };
  /** Messages of errors in the page and its console. */
  errors: string[];
  /** Pathnames that the server does not have. */
  notFound: string[];
}

/** Gatsby begins to fetch for other pages three seconds after a page has loaded. */
const millisecondsOfDwelling = 5000;
const longestMessage = 200;

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error).slice(0, longestMessage)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text().slice(0, longestMessage));
  });
  return errors;
}

const readDom = (page: Page): Promise<ColdPageFigures['dom']> =>
  page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    h1: document.querySelector('h1')?.innerText ?? '',
    pre: document.querySelectorAll('pre').length,
    table: document.querySelectorAll('table').length,
  }));

/** Requests that have not got an answer count, without bytes. */
const toWeights = (requests: readonly RecordedRequest[]) =>
  requests.map(({ response, bytes }) => ({ kind: response?.kind ?? 'other', bytes }) as const);

/**
 * One cold load of a page of any engine, at which nobody scrolls, points or types. It is not `measurePage`, since other engines’ pages do
 * not say when they are alive, and fetch for other pages, which stands apart here.
 */
export async function measureColdPage(url: string): Promise<ColdPageFigures> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    const recorder = await Recorder.start(page);
    const errors = collectErrors(page);
    await page.goto(url, { waitUntil: 'load' });
    await waitForQuiet(page);
    const restedAt = Date.now();
    await page.waitForTimeout(millisecondsOfDwelling);
    await waitForQuiet(page);
    const { requests } = recorder;
    const isLate = ({ isPrefetch, sentAt }: RecordedRequest) => isPrefetch || sentAt > restedAt;
    return {
      url: new URL(url).pathname,
      initial: toTotals(toWeights(requests.filter((request) => !isLate(request)))),
      prefetch: toTotals(toWeights(requests.filter(isLate))),
      dom: await readDom(page),
      errors,
      notFound: requests
        .filter(({ response }) => response !== null && response.status >= 400)
        .map((request) => new URL(request.url).pathname),
    };
  });
}
