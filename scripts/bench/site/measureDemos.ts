import { type Browser } from 'playwright-core';
import { toMedian } from '../toMedian';

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
 * Notes when each demo is first seen, and when React has its outermost element. It asks for no more than that with each frame, and only of
 * demos that are seen: the asking takes from the time that it measures. As text, since what tsx compiles calls helpers that a page does
 * not have.
 */
const watchDemos = `
  window.demoTimes = new Map();
  const isAlive = (demo) => {
    const outermost = demo.querySelector(':not([data-demo-mode])');
    return outermost !== null && Object.keys(outermost).some((key) => key.startsWith('__reactFiber'));
  };
  const noteAlive = () => {
    for (const [demo, times] of window.demoTimes) {
      if (times.alive === undefined && isAlive(demo)) times.alive = performance.now();
    }
    requestAnimationFrame(noteAlive);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, time } of entries) {
      if (!isIntersecting || window.demoTimes.has(target)) continue;
      window.demoTimes.set(target, { seen: time, alive: isAlive(target) ? time : undefined });
    }
  });
  addEventListener('DOMContentLoaded', () => {
    for (const demo of document.querySelectorAll('[data-demo]')) observer.observe(demo);
    requestAnimationFrame(noteAlive);
  });
`;

const readTimes = `
  [...window.demoTimes.values()]
    .map(({ seen, alive }) => {
      const [{ startTime }] = performance.getEntriesByName('first-contentful-paint');
      return alive === undefined ? null : Math.max(0, alive - Math.max(seen, startTime));
    })`;

/**
 * How soon after they are seen the demos of a page are alive, when a reader scrolls down at 2,000 px a second with a cold cache.
 * @param url of the page
 * @throws Error where a demo that was seen does not come to life within ten seconds
 */
export async function measureDemos(browser: Browser, url: string): Promise<DemoTimes> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchDemos);
    await page.waitForTimeout(millisecondsUntilQuiet);
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const height = (await page.evaluate('document.documentElement.scrollHeight')) as number;
    for (let top = 0; top < height; top += pixelsOfStep) {
      await page.mouse.wheel(0, pixelsOfStep);
      await page.waitForTimeout(millisecondsOfStep);
    }
    await page.waitForFunction(`(${readTimes}).every((time) => time !== null)`, undefined, {
      timeout: 10_000,
    });
    const times = (await page.evaluate(readTimes)) as number[];
    return {
      demos: times.length,
      medianMilliseconds: toMedian(times),
      maxMilliseconds: Math.max(...times),
    };
  } finally {
    await context.close();
  }
}
