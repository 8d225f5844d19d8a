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

/** Sum of the layout shifts so far, with those of the next frame. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The observer hears of a shift after the frame that showed it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.shift;
  });
}
