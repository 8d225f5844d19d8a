import { toKeptPress, type DemoContainerElement, type KeptPress } from '../shared/keptPress';

export interface KeptClick {
  /** Presses again what the reader has pressed last, if there is something. */
  replay(): void;
  drop(): void;
}

function press({ control, checked }: KeptPress): void {
  if (!control.isConnected) return;
  // It is as the reader has left it, and React takes it for what the demo began with.
  if (control instanceof HTMLInputElement && checked !== null) control.checked = !checked;
  control.click();
}

/**
 * Keeps what a reader does with a demo whose script has not come yet. Buttons, checkboxes and radio buttons are pressed again: a link or a
 * field has done its work without a script.
 * @param container of the demo's HTML from the server, whose elements stay when the script comes.
 */
export function keepClick(container: DemoContainerElement): KeptClick {
  // Pressed while the page itself was not alive.
  let pressed: KeptPress | null = container.keptPress ?? null;
  delete container.keptPress;
  const keep = ({ target }: MouseEvent) => {
    pressed = toKeptPress(target);
  };
  container.addEventListener('click', keep);
  const drop = () => container.removeEventListener('click', keep);
  return {
    drop,
    replay() {
      drop();
      const last = pressed;
      pressed = null;
      if (last) press(last);
    },
  };
}
