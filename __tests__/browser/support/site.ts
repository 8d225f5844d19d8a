import path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { findChromium } from '../../../scripts/browser/findChromium';
import { startServer } from '../../../scripts/server/startServer';

const launchFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The built site, served with its own headers, and a browser to look at it. */
export interface ServedSite {
  url: string;
  browser: Browser;
  /** A page in a context of its own; nothing outside the served site is reached. */
  open(pathname: string, options?: BrowserContextOptions): Promise<Page>;
  openContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Serves `public` and starts Chromium; call `close` when done. */
export async function serveSite(): Promise<ServedSite> {
  const { server, url } = await startServer(path.resolve('public'), 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchFlags });
  const openContext = async (options?: BrowserContextOptions) => {
    const context = await browser.newContext(options);
    await context.route(
      (address) => address.origin !== url,
      (route) => route.abort(),
    );
    return context;
  };
  return {
    url,
    browser,
    openContext,
    async open(pathname, options) {
      const context = await openContext(options);
      const page = await context.newPage();
      await page.goto(`${url}${pathname}`);
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Waits until the page's scripts have hydrated it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '');
}
