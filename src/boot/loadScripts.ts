import { readAppScripts } from '../offline/readAppScripts';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import type { AppScripts } from '../shared/appScripts';
import { afterPaint } from './afterPaint';
import { scriptsGoneEvent } from './keepClicks';

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
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

/** Scripts that are gone leave a page that reads. */
async function giveUp(): Promise<void> {
  if (!(await reloadIfOutdated())) document.dispatchEvent(new Event(scriptsGoneEvent));
}

/** Starts the page's scripts when it has been painted and is idle, or at the reader's first touch. */
export function loadScripts(): void {
  const app = readAppScripts();
  if (!app) return;
  let isLoading = false;

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const type of touches) removeEventListener(type, load);
    window.___webpackCompilationHash = app.hash;
    for (const source of app.scripts) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onerror = () => void giveUp();
      document.head.append(script);
    }
    preloadAll(app);
  };

  for (const type of touches) addEventListener(type, load, { passive: true });
  afterPaint(load);
}
