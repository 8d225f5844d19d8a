import type { Browser } from 'playwright-core';
import { Recorder, type RecordedRequest } from './Recorder';
import type { FileKind } from './toFileKind';
import { toPageScript } from './toPageScript';

export interface LoadedFile {
  pathname: string;
  kind: FileKind;
  /** Bytes on the wire, headers included. */
  bytes: number;
}

export interface PageWeight {
  files: LoadedFile[];
  bytes: number;
  jsBytes: number;
  requests: number;
  /** Scripts that were fetched. */
  chunks: number;
  /** Elements of the page when it had come to rest. */
  nodes: number;
  /** Sum of layout shifts, without unit. */
  layoutShift: number;
}

export interface PageVisit {
  viewport: { width: number; height: number };
  /** Time without any request after which a page is at rest, in milliseconds. */
  restMilliseconds: number;
}

const desktop: PageVisit = {
  viewport: { width: 1350, height: 940 },
  restMilliseconds: 1500,
};

/** The file that a request has brought; none where nothing has come. */
function toLoadedFiles({ url, response, bytes }: RecordedRequest): LoadedFile[] {
  return response ? [{ pathname: new URL(url).pathname, kind: response.kind, bytes }] : [];
}

declare global {
  interface Window {
    /** Sum of layout shifts so far. */
    layoutShift: number;
  }
}

/** Runs in the page: adds up layout shifts. */
function watchShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) window.layoutShift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Loads a page of the site with an empty cache and waits until it rests; nobody scrolls, points or types. */
export async function measurePage(
  browser: Browser,
  url: string,
  { viewport, restMilliseconds }: PageVisit = desktop,
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const recorder = await Recorder.start(page);
    await page.addInitScript(toPageScript(watchShifts));
    await page.goto(url, { waitUntil: 'load' });
    // On a busy machine the scripts may begin long after the page looks at rest.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await recorder.waitForRest(page, restMilliseconds);
    const { nodes, layoutShift } = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      layoutShift: window.layoutShift,
    }));
    const files = recorder.requests.flatMap(toLoadedFiles);
    const scripts = files.filter(({ kind }) => kind === 'js');
    const toBytes = (some: readonly LoadedFile[]) =>
      some.reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      files,
      bytes: toBytes(files),
      jsBytes: toBytes(scripts),
      requests: files.length,
      chunks: scripts.length,
      nodes,
      layoutShift,
    };
  } finally {
    await context.close();
  }
}
