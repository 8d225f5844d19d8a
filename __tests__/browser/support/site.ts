import type { Server } from 'node:http';
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
  /** Pathnames with query that were asked for, in order. */
  requests: string[];
  /** Takes the site off the network and keeps the browser; its address stays free for `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** A page in a context of its own; nothing outside the served site is reached. */
  open(pathname: string, options?: BrowserContextOptions): Promise<Page>;
  openContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Closes what still talks to it, too. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** For a context whose requests a test counts, holds back or answers: a worker, which comes when a page is alive, asks and answers past the test. */
export const withoutWorker = { serviceWorkers: 'block' } as const satisfies BrowserContextOptions;

/** Lets a context reach nothing but one origin. */
export async function refuseOthers(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (address) => address.origin !== origin,
    (route) => route.abort(),
  );
}

/** Serves `folder` and starts Chromium; call `close` when done. @param folder absolute path of a build. */
export async function serveSite(folder: string = path.resolve('public')): Promise<ServedSite> {
  const requests: string[] = [];
  const start = async (port: number) => {
    const started = await startServer(folder, port);
    started.server.on('request', ({ url: address = '' }) => requests.push(address));
    return started;
  };
  const first = await start(0);
  const { url } = first;
  let { server } = first;
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchFlags });
  const openContext = async (options?: BrowserContextOptions) => {
    const context = await browser.newContext(options);
    await refuseOthers(context, url);
    return context;
  };
  return {
    url,
    browser,
    requests,
    pause: () => stopServer(server),
    async resume() {
      ({ server } = await start(Number(new URL(url).port)));
    },
    openContext,
    async open(pathname, options) {
      const context = await openContext(options);
      const page = await context.newPage();
      await page.goto(`${url}${pathname}`);
      return page;
    },
    async close() {
      await browser.close();
      if (server.listening) await stopServer(server);
    },
  };
}

/** Waits until the page's scripts have hydrated it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '');
}

/** Waits until a service worker has the page and has kept what it was made of. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isKept = async () =>
      navigator.serviceWorker.controller !== null && (await caches.match(location.href));
    while (!(await isKept())) await new Promise(requestAnimationFrame);
  });
}

/** What a page says to whoever listens: errors and warnings of the console, errors nobody caught, reports of the policy. */
export interface Complaints {
  /** Without those of requests that the test itself refuses. */
  list(): string[];
}

/** Listens from now on; call it before the page is opened. */
export async function listenForComplaints(page: Page): Promise<Complaints> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser's own line about a request without an answer; no page can keep it from being written.
    const isRefused = /^Failed to load resource: net::ERR_/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isRefused)
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return { list: () => complaints };
}
