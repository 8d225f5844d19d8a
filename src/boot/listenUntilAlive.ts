import { siteReadyEvent } from '../shared/siteEvents';

/** Listens on `window` until the page is alive, when its own scripts listen. */
export function listenUntilAlive<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
): void {
  addEventListener(type, listener);
  document.addEventListener(siteReadyEvent, () => removeEventListener(type, listener), {
    once: true,
  });
}
