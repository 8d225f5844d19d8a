import type { Page } from 'playwright-core';

const millisecondsOfStep = 50;

/**
 * Resolves when a page has asked for nothing in some time from now on. Playwright's `networkidle` tells of the first such time: on a
 * slow machine that is before the page is alive and asks for more. Unlike `Recorder.waitForRest` it counts requests of workers too,
 * and gives up: other engines' pages may never rest.
 * @param quiet and `longest`: milliseconds.
 */
export async function waitForQuiet(page: Page, quiet = 700, longest = 15_000): Promise<void> {
  // Playwright gives up with an error after thirty seconds; such a page is measured as it is.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  let pending = 0;
  let lastChange = Date.now();
  const change = (step: 1 | -1) => () => {
    pending = Math.max(0, pending + step);
    lastChange = Date.now();
  };
  const begin = change(1);
  const settle = change(-1);
  page.on('request', begin).on('requestfinished', settle).on('requestfailed', settle);
  const started = Date.now();
  const isBusy = () => pending > 0 || Date.now() - lastChange < quiet;
  while (isBusy() && Date.now() - started < longest) {
    await new Promise((resolve) => setTimeout(resolve, millisecondsOfStep));
  }
  page.off('request', begin).off('requestfinished', settle).off('requestfailed', settle);
}
