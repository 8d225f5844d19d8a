import type { Page } from 'playwright-core';

/** CSS pixels by which a page is wider than its window, so that it scrolls sideways; 0 or less where it is not. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
