import type { KeyboardEvent } from 'react';
import { getRowKeys } from './direction';

/**
 * The button that an arrow key, Home or End leads to from the focused one in a list whose items flow into rows.
 * @returns undefined for any other key, and where there is none.
 */
function findNeighbor(list: HTMLElement, key: string): HTMLElement | undefined {
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const { forward, backward } = getRowKeys(list);
  const top = buttons[0]?.offsetTop;
  const secondRow = buttons.findIndex(({ offsetTop }) => offsetTop !== top);
  const columns = secondRow < 0 ? buttons.length : secondRow;
  switch (key) {
    case forward:
      return buttons[at + 1];
    case backward:
      return buttons[at - 1];
    case 'ArrowDown':
      return buttons[at + columns];
    case 'ArrowUp':
      return buttons[at - columns];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default:
      return undefined;
  }
}

/** Moves the focus in a list whose items flow into rows, by the keys that grids have. @param event of the list. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const next = findNeighbor(event.currentTarget, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
