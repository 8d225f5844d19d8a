import type { Browser, CDPSession } from 'playwright-core';

const navigations = 200;
/** Pages of several kinds, so that their demos come and go. */
const pathnames = [
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/material-ui/getting-started/usage/',
];

async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * Bytes of the heap before and after many navigations in one tab, after collection. The first round does not count: it fills
 * caches that are there on purpose.
 */
export async function measureHeap(
  browser: Browser,
  url: string,
): Promise<{ before: number; after: number; navigations: number }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url + (pathnames[0] ?? '/'));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const visit = async (pathname: string) => {
    await page.evaluate(`window.___navigate(${JSON.stringify(pathname)})`);
    await page.waitForURL(`**${pathname}`);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(100);
  };
  for (const pathname of [...pathnames, ...pathnames]) await visit(pathname);
  const before = await readHeap(session);
  for (let count = 0; count < navigations; count += 1)
    await visit(pathnames[count % pathnames.length] ?? '/');
  const after = await readHeap(session);
  await context.close();
  return { before, after, navigations };
}
