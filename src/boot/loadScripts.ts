import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import type { AppScripts } from '../shared/appScripts';
import { afterPaint } from './afterPaint';

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

function readAppScripts(): AppScripts | null {
  const text = document.getElementById('app-scripts')?.textContent;
  return text ? (JSON.parse(text) as AppScripts) : null;
}

const touches = ['pointerdown', 'keydown', 'touchstart', 'pointerover'] as const;

/** Has on its way what the scripts ask for when they run. */
function preload(href: string, attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { href, ...attributes }));
}

/** Whether a demo is shown, and in the first screen. */
function isInView(scope: string): boolean {
  const box = document.querySelector(`[data-demo="${scope}"]`)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top < innerHeight;
}

function preloadAll({ chunks, data, demo }: AppScripts): void {
  // As Gatsby fetches it.
  for (const url of data) preload(url, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  for (const url of chunks) preload(url, { rel: 'preload', as: 'script' });
  if (!demo || !isInView(demo.scope)) return;
  // Not compiled yet, as `modulepreload` would: that keeps the page itself from coming alive.
  for (const url of demo.modules) {
    preload(url, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low' });
  }
}

/**
 * Starts the page's scripts when it has been painted and is idle, or at the reader's first touch. A click on a control that
 * needs them is kept and given back once the page is hydrated.
 */
export function loadScripts(): void {
  let isLoading = false;
  let isReady = false;
  let pending: HTMLElement | null = null;

  const keepClick = (event: MouseEvent) => {
    if (isReady || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null;
    if (!target) return;
    event.preventDefault();
    pending = target;
    load();
  };

  const stopKeeping = () => {
    isReady = true;
    removeEventListener('click', keepClick, true);
    pending?.click();
    pending = null;
  };

  /** Scripts that are gone leave a page that reads, with links that go where they say. */
  const giveUp = () => {
    void reloadIfOutdated().then((reloads) => {
      if (!reloads) stopKeeping();
    });
  };

  const load = () => {
    const app = isLoading ? null : readAppScripts();
    if (!app) return;
    isLoading = true;
    for (const type of touches) removeEventListener(type, load);
    window.___webpackCompilationHash = app.hash;
    for (const source of app.scripts) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onerror = giveUp;
      document.head.append(script);
    }
    preloadAll(app);
  };

  addEventListener('click', keepClick, true);
  document.addEventListener('site-ready', stopKeeping, { once: true });
  for (const type of touches) addEventListener(type, load, { passive: true });
  afterPaint(load);
}
