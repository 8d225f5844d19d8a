import { readAppScripts } from '../offline/readAppScripts';
import { toDemoFiles, type DemoScripts } from '../shared/demoRuntime';
import { findDemoInView } from '../shared/findDemoInView';
import { pause } from '../shared/pause';

/** A demo that is not alive by then is waited for no longer: whatever holds it up must not hold up the page. */
const patienceMilliseconds = 300;

/** A script of the page's that has come in this time has come over a quick line, and those of the demo follow at once. */
const quickMilliseconds = 150;
const followMilliseconds = 60;

function readTiming(pathname: string): PerformanceEntry | undefined {
  return performance.getEntriesByName(new URL(pathname, document.baseURI).href)[0];
}

const hasCome = (pathname: string) => readTiming(pathname) !== undefined;

const hasComeQuickly = (pathname: string) =>
  (readTiming(pathname)?.duration ?? Infinity) < quickMilliseconds;

/** @returns whether `isThere` became true within the time. */
async function waitUntil(isThere: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!isThere() && performance.now() < end) await pause();
  return isThere();
}

/** What goes wrong goes wrong again when the page wants the demo, and is said there. */
async function startDemo(scripts: DemoScripts, scope: string): Promise<void> {
  try {
    // In the script of the pages that have demos, which has come.
    const { startFirstDemo } = await import(
      /* webpackChunkName: "component---src-templates-demo-page-template-tsx" */ '../demo/firstDemo'
    );
    await startFirstDemo(scripts, scope);
  } catch {
    return;
  }
}

interface WaitingDemo {
  scripts: DemoScripts;
  scope: string;
  /** Of the kind of page. */
  chunks: readonly string[];
}

/** The demo in view that has not been started; null where there is none, undefined before it has been looked for. */
let waiting: WaitingDemo | null | undefined;

function findWaiting(): WaitingDemo | null {
  const app = readAppScripts();
  if (!app?.demos) return null;
  const scope = findDemoInView(app.demos);
  return scope === null ? null : { scripts: app.demos, scope, chunks: app.chunks };
}

/**
 * Brings the demo in view to life before the page around it, if its scripts have come: it is what a reader would use, and what the page
 * itself is asked for meanwhile is kept. On a slow line they come after the page's own, which is then alive first.
 * @param isLast whether the page comes next; where the line is quick it waits for them then.
 */
export async function startDemoInView(isLast = false): Promise<void> {
  if (waiting === undefined) waiting = findWaiting();
  if (!waiting) return;
  const { scripts, scope, chunks } = waiting;
  const files = [...chunks, ...toDemoFiles(scripts, scope)];
  const patience = isLast && chunks.every(hasComeQuickly) ? followMilliseconds : 0;
  if (!(await waitUntil(() => files.every(hasCome), patience))) return;
  waiting = null;
  const end = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  await Promise.race([startDemo(scripts, scope), end]);
}
