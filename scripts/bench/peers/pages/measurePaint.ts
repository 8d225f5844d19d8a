import type { Browser } from 'playwright-core';
import { startSlowLine } from '../line/startSlowLine';
import { toKnownMedian } from './toKnownMedian';
import { phone } from './viewports';
import { withBrowser } from './withBrowser';

declare global {
  interface Window {
    /** Milliseconds from the start of the page to its largest paint so far. */
    largestPaint: number;
  }
}

interface PaintTimes {
  /** Milliseconds to the first paint with text or a picture, and to the largest part of the screen; null where there was none. */
  fcp: number | null;
  lcp: number | null;
}

export interface PaintFigures extends PaintTimes {
  all: PaintTimes[];
}

const samples = 7;
const millisecondsAfterLoad = 1500;

async function measureOnce(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.largestPaint = 0;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(millisecondsAfterLoad);
  const times = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    lcp: window.largestPaint,
  }));
  await context.close();
  return times;
}

/**
 * When a phone paints a page over a slow line. Lighthouse computes it from a model in which a page is painted when all of its HTML
 * has come; browsers paint what they have.
 * @returns medians.
 */
export async function measurePaint(url: string): Promise<PaintFigures> {
  const { port, pathname } = new URL(url);
  const line = await startSlowLine(Number(port));
  try {
    const all = await withBrowser(async (browser) => {
      const times: PaintTimes[] = [];
      for (let sample = 0; sample < samples; sample += 1)
        times.push(await measureOnce(browser, `http://localhost:${line.port}${pathname}`));
      return times;
    });
    return {
      fcp: toKnownMedian(all.map(({ fcp }) => fcp)),
      lcp: toKnownMedian(all.map(({ lcp }) => lcp)),
      all,
    };
  } finally {
    await line.close();
  }
}
