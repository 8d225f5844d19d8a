import type { CDPSession, Page } from 'playwright-core';
import { toFileKind, type FileKind } from './toFileKind';

export interface RecordedRequest {
  url: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Whether the page has asked for it before anybody needs it, and said so. */
  isPrefetch: boolean;
  /** Null where none has come. */
  response: { kind: FileKind; status: number; isFromCache: boolean } | null;
  /** Bytes on the wire, headers included; 0 until all have come. */
  bytes: number;
}

/** Headers of browsers, of Next and of its segments. */
function asksAhead(headers: Readonly<Record<string, string>>): boolean {
  return Object.entries(headers).some(([name, value]) => {
    const lower = name.toLowerCase();
    if (lower === 'sec-purpose' || lower === 'purpose') return value.includes('prefetch');
    return lower === 'next-router-prefetch' || lower === 'next-router-segment-prefetch';
  });
}

/** Notes every request of a page with its bytes on the wire, which only the protocol tells. */
export class Recorder {
  private readonly byId = new Map<string, RecordedRequest>();
  private readonly pending = new Set<string>();
  private lastChange = Date.now();

  static async start(page: Page): Promise<Recorder> {
    const session = await page.context().newCDPSession(page);
    const recorder = new Recorder();
    recorder.listenToRequests(session);
    recorder.listenToResponses(session);
    await session.send('Network.enable');
    return recorder;
  }

  private listenToRequests(session: CDPSession): void {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      this.pending.add(requestId);
      this.lastChange = Date.now();
      // A request that is led on to another address keeps its id.
      this.byId.set(requestId, {
        url: request.url,
        sentAt: this.lastChange,
        isPrefetch: type === 'Prefetch' || asksAhead(request.headers),
        response: null,
        bytes: 0,
      });
    });
    session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
      const request = this.byId.get(requestId);
      if (request && asksAhead(headers)) request.isPrefetch = true;
    });
  }

  private listenToResponses(session: CDPSession): void {
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.byId.get(requestId);
      if (!request) return;
      request.response = {
        kind: toFileKind(response.mimeType),
        status: response.status,
        isFromCache: Boolean(response.fromDiskCache || response.fromPrefetchCache),
      };
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = this.byId.get(requestId);
      if (request) request.bytes = encodedDataLength;
      this.settle(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.settle(requestId));
  }

  private settle(requestId: string): void {
    this.pending.delete(requestId);
    this.lastChange = Date.now();
  }

  get requests(): RecordedRequest[] {
    return [...this.byId.values()];
  }

  /** Forgets the requests so far. */
  reset(): void {
    this.byId.clear();
  }

  /** Resolves when nothing has been asked for in so many milliseconds. */
  async waitForRest(page: Page, milliseconds: number): Promise<void> {
    while (this.pending.size > 0 || Date.now() - this.lastChange < milliseconds) {
      await page.waitForTimeout(50);
    }
  }
}
