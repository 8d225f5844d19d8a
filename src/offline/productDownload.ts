import {
  toProductFilesPathname,
  type ProductFile,
  type ProductFiles,
} from '../shared/offlineProduct';
import { fromPageDataPathname } from '../shared/pageData';

/** As many at a time as leave room for what the reader does meanwhile. */
const parallel = 4;

/** Query that the service worker leaves alone, so that nothing is kept twice; see `runtimeCaching` in gatsby-config.ts. */
const unseen = '?keep';

function toCacheName(productId: string): string {
  return `plumbline-product-${productId}`;
}

/** Whether a product can be kept here: there is a service worker that will answer with it. */
export function canKeepProducts(): boolean {
  try {
    return 'caches' in window && Boolean(navigator.serviceWorker.controller);
  } catch {
    return false;
  }
}

async function fetchFile(pathname: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(`${pathname}${unseen}`, {
    cache: 'no-cache',
    signal: signal ?? null,
  });
  if (!response.ok) throw new Error(`${pathname}: ${response.status}`);
  // Browsers take no answer that was led elsewhere for a document, and some hosts lead files to their address without `.html`.
  return response.redirected ? new Response(response.body, response) : response;
}

/** What the product takes. @throws where the list cannot be fetched. */
export async function fetchProductFiles(productId: string): Promise<ProductFiles> {
  const response = await fetchFile(toProductFilesPathname(productId));
  // The build writes it from the same type.
  return (await response.json()) as ProductFiles;
}

/** What is kept of the product; null where it is nothing. */
export async function readKeptProduct(productId: string): Promise<ProductFiles | null> {
  const list = await caches.match(toProductFilesPathname(productId), {
    cacheName: toCacheName(productId),
  });
  return list ? ((await list.json()) as ProductFiles) : null;
}

export async function removeProduct(productId: string): Promise<void> {
  await caches.delete(toCacheName(productId));
}

interface KeepOptions {
  signal: AbortSignal;
  /** Called with the bytes that are there so far. */
  onProgress(bytes: number): void;
}

/** Takes out what an earlier download kept and the list has no more. */
async function removeOthers(cache: Cache, pathnames: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    if (!pathnames.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

const isPage = ({ pathname }: ProductFile) => fromPageDataPathname(pathname) !== null;

/**
 * Fetches every file of the list and keeps it. The list itself is kept last: a product is there when its list is. Pages are kept
 * after all that they name, and what they named before goes last: an update that breaks off leaves pages of the one version or of both,
 * each with its demos.
 * @throws (rejects) when a file cannot be fetched or kept, or on `signal`; a first download leaves nothing behind then.
 */
export async function keepProduct(
  productId: string,
  list: ProductFiles,
  { signal, onProgress }: KeepOptions,
): Promise<void> {
  const wasKept = (await readKeptProduct(productId)) !== null;
  const cache = await caches.open(toCacheName(productId));
  let waiting: ProductFile[] = [];
  let done = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      signal.throwIfAborted();
      await cache.put(file.pathname, await fetchFile(file.pathname, signal));
      done += file.bytes;
      onProgress(done);
    }
  };
  try {
    for (const isNext of [(file: ProductFile) => !isPage(file), isPage]) {
      waiting = list.files.filter(isNext);
      await Promise.all(Array.from({ length: parallel }, work));
    }
    const pathname = toProductFilesPathname(productId);
    await cache.put(pathname, new Response(JSON.stringify(list)));
    await removeOthers(cache, new Set([pathname, ...list.files.map((file) => file.pathname)]));
  } catch (error) {
    waiting = [];
    if (!wasKept) await removeProduct(productId);
    throw error;
  }
}
