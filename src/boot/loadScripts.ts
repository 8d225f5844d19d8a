import { scriptsGonePathname, type AppScripts } from '../shared/appScripts';
import { scriptsGoneEvent } from '../shared/siteEvents';
import { afterFirstPaint, whenIdle } from './moments';

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

const touches = ['pointerdown', 'keydown', 'pointerover'] as const;

/** Has a file on its way, after what the page is painted with. */
export function preload(href: string, attributes: Partial<HTMLLinkElement>): void {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { href, rel: 'preload', fetchPriority: 'low', ...attributes }),
  );
}

function preloadPage({ scripts, chunks, data }: AppScripts): void {
  for (const url of scripts) preload(url, { as: 'script', fetchPriority: 'high' });
  for (const url of chunks) preload(url, { as: 'script' });
  // As Gatsby fetches it.
  for (const url of data) preload(url, { as: 'fetch', crossOrigin: 'anonymous' });
}

function addScript(source: string, onerror: () => void): void {
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { src: source, async: false, onerror }));
}

/** Scripts that are gone leave a page that reads; what is to be done then is a script that only such a page needs, once. */
function addScripts({ hash, scripts }: AppScripts): void {
  let areGone = false;
  const giveUp = () => {
    if (!areGone)
      addScript(scriptsGonePathname, () => document.dispatchEvent(new Event(scriptsGoneEvent)));
    areGone = true;
  };
  window.___webpackCompilationHash = hash;
  for (const source of scripts) addScript(source, giveUp);
}

/**
 * Has the page's scripts on their way when it has been painted, and what they ask for when they run. They run when it is idle then, or at
 * the reader's first touch.
 * @param preloadMore asks for what is not needed on each page, after all that is
 */
export function loadScripts(app: AppScripts, preloadMore?: () => void): void {
  let isRunning = false;

  const run = () => {
    if (isRunning) return;
    isRunning = true;
    addScripts(app);
  };

  for (const type of touches) addEventListener(type, run, { passive: true, once: true });
  afterFirstPaint(() => {
    preloadPage(app);
    preloadMore?.();
    whenIdle(run);
  });
}
