import type { DemoScripts } from './demoRuntime';

function isInView(scope: string): boolean {
  const box = document.querySelector(`[data-demo="${scope}"]`)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top < innerHeight;
}

/**
 * Which of these demos is shown, and in the first screen. Grids, which only scripts render, have no height yet: their 200 KB would keep
 * a slow line from the page's own scripts, so they come after the page.
 * @returns its scope; null where none is.
 */
export function findDemoInView({ demoPreloads }: DemoScripts): string | null {
  return demoPreloads.find(({ scope }) => isInView(scope))?.scope ?? null;
}
