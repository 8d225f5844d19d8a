/** What a reader pressed in a demo before anybody listened. */
export interface KeptPress {
  control: HTMLElement;
  /** State in which the reader has left a checkbox or a radio button; null for other controls. */
  checked: boolean | null;
}

/** Container of a demo: the element with the attribute `data-demo`. */
export interface DemoContainerElement extends HTMLElement {
  /** Until the page is alive, when its demos listen themselves. */
  keptPress?: KeptPress | null;
}

/**
 * @param target of a click. @returns what is to be pressed again; null for what has done its work without a script, as links and fields
 * have.
 */
export function toKeptPress(target: EventTarget | null): KeptPress | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>('button, input');
  if (!(control instanceof HTMLInputElement)) return control && { control, checked: null };
  return /^(?:checkbox|radio)$/.test(control.type) ? { control, checked: control.checked } : null;
}
