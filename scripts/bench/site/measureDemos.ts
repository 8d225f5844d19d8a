import type { Browser } from 'playwright-core';
import { toMedian } from '../toMedian';
import { toPageScript } from '../toPageScript';
import { watchDemos } from './watchDemos';

export interface DemoTimes {
  demos: number;
  /**
   * Milliseconds from the first pixel of a demo in the viewport, once the page has been painted, to the demo alive; 0 where it was alive
   * before.
   */
  medianMilliseconds: number;
  maxMilliseconds: number;
}

const viewport = { width: 1350, height: 940 };
const pixelsOfStep = 100;
const millisecondsOfStep = 50;
/** A reader's browser and tab have long been open; the processes of a new one take a processor each for some time. */
const millisecondsUntilQuiet = 1000;

/**
 * How soon after they are seen the demos of a page are alive, when a reader scrolls down at 2,000 px a second with a cold cache.
 * @param url of the page
 * @throws Error where a demo that was seen does not come to life within ten seconds
 */
export async function measureDemos(browser: Browser, url: string): Promise<DemoTimes> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(toPageScript(watchDemos));
    await page.waitForTimeout(millisecondsUntilQuiet);
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += pixelsOfStep) {
      await page.mouse.wheel(0, pixelsOfStep);
      await page.waitForTimeout(millisecondsOfStep);
    }
    await page.waitForFunction(
      () => window.readDemoTimes().every((time) => time !== null),
      undefined,
      { timeout: 10_000 },
    );
    const read = await page.evaluate(() => window.readDemoTimes());
    const times = read.filter((time) => time !== null);
    return {
      demos: times.length,
      medianMilliseconds: toMedian(times),
      maxMilliseconds: Math.max(...times),
    };
  } finally {
    await context.close();
  }
}
