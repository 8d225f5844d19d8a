import { readAppScripts } from '../offline/readAppScripts';
import { toDemoFiles, type DemoScripts } from '../shared/demoRuntime';
import { findDemoInView } from '../shared/findDemoInView';
import { loadScripts, preload } from './loadScripts';

/** Has the first demo on its way where it is in view. */
function preloadDemo(demos: DemoScripts): void {
  const scope = findDemoInView(demos);
  // As modules, which Chromium compiles while they arrive, on another thread; as scripts they would be compiled when they run.
  for (const url of scope === null ? [] : toDemoFiles(demos, scope))
    preload(url, { rel: 'modulepreload' });
}

/** Brings a page of any kind to life, its first demo with it. */
export function loadPage(): void {
  const app = readAppScripts();
  if (app) loadScripts(app, () => app.demos && preloadDemo(app.demos));
}
