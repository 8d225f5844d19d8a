import { readAppScripts } from '../offline/readAppScripts';
import type { AppScripts } from '../shared/appScripts';
import { preload, preloadPage, runScripts } from './loadScripts';
import { afterNextFrame } from './moments';

/** Whether a demo is shown, and in the first screen. */
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

/** Fetches the scripts of a page, and of its first demo: demos are there to be used, and nothing waits for a frame. */
export function loadPage(): void {
  const app = readAppScripts();
  if (!app) return;
  const { demos } = app;
  if (demos) preloadPage(app);
  // What is in view is known with the frame; asked for sooner, the whole page is laid out in one task with its parsing.
  afterNextFrame(() => (demos ? preloadDemo(demos) : preloadPage(app)));
  runScripts(app);
}
