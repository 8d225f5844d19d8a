// When a phone paints a page's first text and its largest part over a slow line. Lighthouse computes both from a model in which a
// page is painted when all of its HTML has come; browsers paint what they have.
import { launch, median, MOBILE } from './browser.mjs';
import { slowLine } from './slowLine.mjs';

const watch = () => {
  window.largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

const read = () => ({
  fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  lcp: window.largestPaint,
});

export async function measurePaint(url, { samples = 7 } = {}) {
  const { port, pathname } = new URL(url);
  const line = await slowLine(Number(port));
  const browser = await launch();
  const all = [];
  try {
    for (let i = 0; i < samples; i++) {
      const context = await browser.newContext({
        viewport: MOBILE,
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.addInitScript(watch);
      await page.goto(`http://localhost:${line.port}${pathname}`, { waitUntil: 'load' });
      await page.waitForTimeout(1500);
      all.push(await page.evaluate(read));
      await context.close();
    }
  } finally {
    await browser.close();
    await line.close();
  }
  return { fcp: median(all.map(({ fcp }) => fcp)), lcp: median(all.map(({ lcp }) => lcp)), all };
}
