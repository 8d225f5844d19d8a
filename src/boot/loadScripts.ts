import { readAppScripts } from '../offline/readAppScripts';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import type { AppScripts } from '../shared/appScripts';
import { scriptsGoneEvent } from '../shared/siteEvents';
import { afterNextFrame, whenIdle } from './moments';

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

const touches = ['pointerdown', 'keydown', 'touchstart', 'pointerover'] as const;

/** Has a file on its way, after what the page is painted with. */
function preload(href: string, attributes: Partial<HTMLLinkElement>): void {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { href, rel: 'preload', fetchPriority: 'low', ...attributes }),
  );
}

/** Whether a demo is shown, and in the first screen. */
function isInView(scope: string): boolean {
  const box = document.querySelector(`[data-demo="${scope}"]`)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top < innerHeight;
}

/** Has the scripts on their way, and what they ask for when they run. */
function preloadPage({ scripts, chunks, data }: AppScripts): void {
  for (const url of scripts) preload(url, { as: 'script', fetchPriority: 'high' });
  for (const url of chunks) preload(url, { as: 'script' });
  // As Gatsby fetches it.
  for (const url of data) preload(url, { as: 'fetch', crossOrigin: 'anonymous' });
}

/** Has the first demo on its way where it is in view. */
function preloadDemo(demos: NonNullable<AppScripts['demos']>): void {
  const shown = demos.find(({ scope }) => isInView(scope));
  // Not compiled yet, as `modulepreload` would: that keeps the page itself from coming alive.
  for (const url of shown?.modules ?? []) preload(url, { as: 'script', crossOrigin: 'anonymous' });
}

/** Scripts that are gone leave a page that reads. */
async function giveUp(): Promise<void> {
  if (!(await reloadIfOutdated())) document.dispatchEvent(new Event(scriptsGoneEvent));
}

function runScripts({ hash, scripts }: AppScripts): void {
  window.___webpackCompilationHash = hash;
  for (const source of scripts) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    script.onerror = () => void giveUp();
    document.head.append(script);
  }
}

/** Fetches the page's scripts, and runs them when it has been painted and is idle, or at the reader's first touch. */
export function loadScripts(): void {
  const app = readAppScripts();
  if (!app) return;
  let isRunning = false;

  const run = () => {
    if (isRunning) return;
    isRunning = true;
    for (const type of touches) removeEventListener(type, run);
    runScripts(app);
  };

  const { demos } = app;
  // Demos are there to be used; text is there to be read, and nothing makes its first frame later.
  if (demos) preloadPage(app);
  // What is in view is known with the frame; asked for sooner, the whole page is laid out in one task with its parsing.
  afterNextFrame(() => (demos ? preloadDemo(demos) : preloadPage(app)));
  for (const type of touches) addEventListener(type, run, { passive: true });
  whenIdle(run);
}
