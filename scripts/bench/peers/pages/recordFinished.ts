import type { Page, Request } from 'playwright-core';
import { toFileKind, type FileKind } from '../../toFileKind';

interface FinishedRequest {
  pathname: string;
  kind: FileKind;
  /** On the wire, headers included; 0 for what has no body or came from a cache. */
  bytes: number;
}

async function toFinished(request: Request): Promise<FinishedRequest> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const response = await request.response();
  return {
    pathname: new URL(request.url()).pathname,
    kind: toFileKind(response?.headers()['content-type'] ?? ''),
    bytes: responseBodySize > 0 ? responseBodySize + responseHeadersSize : 0,
  };
}

/**
 * Notes what a page and its workers have fetched, which the protocol session of a page (`Recorder`) does not tell.
 * @returns the requests so far, to which others are added as they end.
 */
export function recordFinished(page: Page): readonly FinishedRequest[] {
  const finished: FinishedRequest[] = [];
  page.on('requestfinished', (request) => {
    toFinished(request)
      .then((known) => finished.push(known))
      // The page or the worker has ended before it could be asked.
      .catch(() => undefined);
  });
  return finished;
}
