import { devices, type Browser } from 'playwright-core';
import { toMedian } from '../toMedian';

/** One entry of a trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread, which does not grow when the machine does something else. */
  tdur?: number;
  args?: { beginData?: { url?: string } };
}

const visits = 5;
const millisecondsOfVisit = 3000;
/** Lighthouse's phone against a desktop, and what it takes for long: https://web.dev/articles/tbt */
const slowdown = 4;
const longMilliseconds = 50;

const categories = [
  'toplevel',
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

async function trace(browser: Browser, url: string): Promise<TraceEvent[]> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories });
    await page.goto(url);
    await page.waitForTimeout(millisecondsOfVisit);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    return traceEvents;
  } finally {
    await context.close();
  }
}

/** @throws Error where the trace has no page of the url. */
function toLongTime(events: readonly TraceEvent[], url: string): number {
  const parse = events.findLast(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url,
  );
  if (!parse) throw new Error(`The trace of ${url} does not have the page.`);
  const { pid, tid } = parse;
  const paint = events.findLast(
    (event) => event.name === 'firstContentfulPaint' && event.pid === pid,
  );
  const tasks = events.filter(
    (event) =>
      event.name === 'RunTask' &&
      event.ph === 'X' &&
      event.pid === pid &&
      event.tid === tid &&
      event.ts + (event.dur ?? 0) > (paint?.ts ?? 0),
  );
  return tasks
    .map(({ dur = 0, tdur = dur }) => (tdur / 1000) * slowdown - longMilliseconds)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}

/**
 * How long a page keeps a phone from answering, from its first paint on: the processor time of tasks beyond 50 milliseconds,
 * on a processor four times slower. Lighthouse's total blocking time is the same of the time that passes, which says more
 * about a machine that has other things to do.
 * @param url of the page. @returns milliseconds, the median of five visits with a cold cache.
 * @throws Error where the page cannot be traced.
 */
export async function measureTasks(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    times.push(toLongTime(await trace(browser, url), url));
  }
  return toMedian(times);
}
