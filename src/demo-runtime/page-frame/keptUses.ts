import { keepDemoUses } from '../../before-alive/keepDemoUses';
import type { KeptUse } from '../../before-alive/keptUse';
import { once } from '../../shared/once';

/** @returns the container of the one demo of this page; null in a page without. */
export function findFramedDemo(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-demo]');
}

/** What a reader does in the demo of this page before it is alive, from the first call on. */
export const keepUses = once((): readonly KeptUse[] => {
  const container = findFramedDemo();
  return container ? keepDemoUses(container) : [];
});
