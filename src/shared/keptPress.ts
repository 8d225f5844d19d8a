/** Container of a demo: the element with the attribute `data-demo`. */
export interface DemoContainerElement extends HTMLElement {
  /** Control that was pressed last before the page was alive; when it is, its demos listen themselves. */
  keptPress?: HTMLElement | null;
}

const controls = ['button', 'combobox', 'tab', 'menuitem', 'option', 'treeitem']
  .map((role) => `[role="${role}"]`)
  .join();

/**
 * @param target of a click. @returns the control that is to be pressed again; null for what has done its work without a script, as links
 * and fields have.
 */
export function toKeptPress(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>(`:is(button,${controls}):not([href],input)`)
    : null;
}
