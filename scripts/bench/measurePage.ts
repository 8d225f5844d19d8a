import { type Browser, type CDPSession, type Page } from 'playwright-core';

/** What a response is, by its content type. */
export type FileKind = 'html' | 'js' | 'css' | 'data' | 'font' | 'image' | 'other';

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

const kinds: readonly (readonly [RegExp, FileKind])[] = [
  [/javascript/, 'js'],
  [/html/, 'html'],
  [/css/, 'css'],
  [/json/, 'data'],
  [/font|woff/, 'font'],
  [/^image/, 'image'],
];

function toKind(contentType: string): FileKind {
  return kinds.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';
}

/** Notes every response of a page with its bytes on the wire, which only the protocol tells. */
export class Recorder {
  private readonly byRequest = new Map<string, LoadedFile>();
  private readonly pending = new Set<string>();
  private lastChange = Date.now();

  static async start(page: Page): Promise<Recorder> {
    const session = await page.context().newCDPSession(page);
    const recorder = new Recorder(session);
    await session.send('Network.enable');
    return recorder;
  }

  private constructor(session: CDPSession) {
    const settle = (id: string) => {
      this.pending.delete(id);
      this.lastChange = Date.now();
    };
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.startsWith('http')) return;
      this.pending.add(requestId);
      this.lastChange = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.url.startsWith('http')) return;
      this.byRequest.set(requestId, {
        pathname: new URL(response.url).pathname,
        kind: toKind(response.mimeType),
        bytes: 0,
      });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = this.byRequest.get(requestId);
      if (file) file.bytes = encodedDataLength;
      settle(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => settle(requestId));
  }

  get files(): LoadedFile[] {
    return [...this.byRequest.values()];
  }

  /** Resolves when nothing has been asked for in so many milliseconds. */
  async waitForRest(page: Page, milliseconds: number): Promise<void> {
    while (this.pending.size > 0 || Date.now() - this.lastChange < milliseconds) {
      await page.waitForTimeout(50);
    }
  }
}

/** Adds up layout shifts. As text, since what tsx compiles calls helpers that a page does not have. */
const watchShifts = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

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
    await page.addInitScript(watchShifts);
    await page.goto(url, { waitUntil: 'load' });
    // On a busy machine the scripts may begin long after the page looks at rest.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await recorder.waitForRest(page, restMilliseconds);
    const { nodes, layoutShift } = (await page.evaluate(
      '({ nodes: document.querySelectorAll("*").length, layoutShift: window.layoutShift })',
    )) as { nodes: number; layoutShift: number };
    const { files } = recorder;
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
