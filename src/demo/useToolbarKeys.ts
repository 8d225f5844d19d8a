import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { getRowKeys } from '../ui/direction';

interface ToolbarItemProps {
  'data-item': string;
  tabIndex: 0 | -1;
}

export interface ToolbarKeys {
  /** Props of the element with the role `toolbar`. */
  toolbar: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
  };
  /** Props of the control with this id. */
  getItemProps(id: string): ToolbarItemProps;
}

/** Controls that can be seen: those that CSS hides for the reader's choice are skipped. */
function findItems(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-item]')].filter(
    (item) => getComputedStyle(item).display !== 'none',
  );
}

function findNext(toolbar: HTMLElement, key: string): HTMLElement | undefined {
  const items = findItems(toolbar);
  const { forward, backward } = getRowKeys(toolbar);
  const at = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case forward:
      return items[(at + 1) % items.length];
    case backward:
      return items.at(at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/**
 * One tab stop for a row of controls: the one that last had the focus, at first the first. Arrow keys (mirrored where text
 * runs from right to left), Home and End move the focus, round the ends.
 * @param ids ids of the controls in their order.
 */
export function useToolbarKeys(ids: readonly string[]): ToolbarKeys {
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const tabStop = lastFocused !== null && ids.includes(lastFocused) ? lastFocused : ids[0];

  return {
    toolbar: {
      onKeyDown(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const next = findNext(event.currentTarget, event.key);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
      onFocus(event) {
        const item = event.target.closest<HTMLElement>('[data-item]');
        if (item?.dataset['item']) setLastFocused(item.dataset['item']);
      },
    },
    getItemProps: (id) => ({ 'data-item': id, tabIndex: id === tabStop ? 0 : -1 }),
  };
}
