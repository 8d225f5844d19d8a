import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import type { PageDemoCode } from '../shared/demoCode';

const known = new Map<string, Promise<PageDemoCode>>();

async function fetchCode(url: string): Promise<PageDemoCode> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // The build writes it from the same type.
  return (await response.json()) as PageDemoCode;
}

/**
 * Loads the code that a page does not carry, once; after a failure the next call tries again.
 * @throws (rejects) when it cannot be loaded.
 */
export function loadDemoCode(url: string): Promise<PageDemoCode> {
  const before = known.get(url);
  if (before) return before;
  const loading = fetchCode(url);
  known.set(url, loading);
  loading.catch(() => {
    known.delete(url);
    void reloadIfOutdated({ missing: url });
  });
  return loading;
}
