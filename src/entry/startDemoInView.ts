import { readAppScripts } from '../offline/readAppScripts';
import { toDemoFiles } from '../shared/demoRuntime';
import { findDemoInView } from '../shared/findDemoInView';

/** A demo that is not alive by then is waited for no longer: whatever holds it up must not hold up the page. */
const patienceMilliseconds = 300;

function hasCome(pathname: string): boolean {
  return performance.getEntriesByName(new URL(pathname, document.baseURI).href).length > 0;
}

let isSettled = false;

/**
 * Brings the demo in view to life before the page around it, if its scripts have come: it is what a reader would use, and what the page
 * itself is asked for meanwhile is kept. On a slow line they come after the page's own, which is then alive first.
 */
export async function startDemoInView(): Promise<void> {
  if (isSettled) return;
  const app = readAppScripts();
  const scope = app?.demos ? findDemoInView(app.demos) : null;
  isSettled = scope === null;
  if (!app?.demos || scope === null) return;
  if (![...app.chunks, ...toDemoFiles(app.demos, scope)].every(hasCome)) return;
  isSettled = true;
  // In the script of the pages that have demos, which has come.
  const { startFirstDemo } = await import(
    /* webpackChunkName: "component---src-templates-demo-page-template-tsx" */ '../demo/firstDemo'
  );
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  await Promise.race([startFirstDemo(app.demos, scope), patience]);
}
