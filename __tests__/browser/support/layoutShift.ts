import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Sum of the layout shifts that no input caused. */
    shift: number;
  }
}

/** Counts layout shifts from the start of a page; for `addInitScript`. */
export function countShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Sum of the layout shifts so far. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => window.shift);
}
