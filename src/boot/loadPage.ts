import { readAppScripts } from '../offline/readAppScripts';
import type { AppScripts } from '../shared/appScripts';
import { loadScripts, preload } from './loadScripts';

/**
 * Whether a demo is shown, and in the first screen. Grids, which only scripts render, have no height yet: their 200 KB would keep
 * a slow line from the page's own scripts, so they come after the page.
 */
function isInView(scope: string): boolean {
  const box = document.querySelector(`[data-demo="${scope}"]`)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top < innerHeight;
}

/** Has the first demo on its way where it is in view. */
function preloadDemo(demos: NonNullable<AppScripts['demos']>): void {
  const shown = demos.find(({ scope }) => isInView(scope));
  // Not compiled yet, as `modulepreload` would: that keeps the page itself from coming alive.
  for (const url of shown?.modules ?? []) preload(url, { as: 'script', crossOrigin: 'anonymous' });
}

/** Brings a page of any kind to life, its first demo with it. */
export function loadPage(): void {
  const app = readAppScripts();
  if (app) loadScripts(app, () => preloadDemo(app.demos ?? []));
}
