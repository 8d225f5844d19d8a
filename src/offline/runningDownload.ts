import { createListeners } from '../shared/createListeners';
import type { ProductFiles } from '../shared/offlineProduct';
import { keepProduct } from './productDownload';

/** The one download at a time; it goes on when the settings are closed. */
export interface RunningDownload {
  readonly productId: string;
  /** What is there so far. */
  readonly bytes: number;
  /** Whether it broke off by itself; it stays here until the next one. */
  readonly hasFailed: boolean;
}

let running: RunningDownload | null = null;
let controller: AbortController | null = null;
const listeners = createListeners();

function show(next: RunningDownload | null): void {
  running = next;
  listeners.tell();
}

export function readRunningDownload(): RunningDownload | null {
  return running;
}

export const subscribeToDownload = listeners.subscribe;

/** Starts to keep a product; another download that is going on is cancelled. */
export async function startDownload(productId: string, list: ProductFiles): Promise<void> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  show({ productId, bytes: 0, hasFailed: false });
  try {
    await keepProduct(productId, list, {
      signal: own.signal,
      onProgress: (bytes) => {
        if (controller === own) show({ productId, bytes, hasFailed: false });
      },
    });
    if (controller === own) show(null);
  } catch {
    if (controller === own)
      show(own.signal.aborted ? null : { productId, bytes: 0, hasFailed: true });
  }
}

export function cancelDownload(): void {
  controller?.abort();
}

/** Where one has broken off, it is told no more. */
export function forgetFailedDownload(): void {
  if (running?.hasFailed) show(null);
}
