import { toKeptPress, type DemoContainerElement, type KeptPress } from '../shared/keptPress';

/** What a reader has done with a demo before it was alive. */
export interface KeptUse {
  /** Ends keeping: somebody listens now, or the demo is gone. */
  stop(): void;
  /** Does it again, once. */
  replay(): void;
}

function press({ control, checked }: KeptPress): void {
  if (!control.isConnected) return;
  // It is as the reader has left it, and React takes it for what the demo began with.
  if (control instanceof HTMLInputElement && checked !== null) control.checked = !checked;
  control.click();
}

/**
 * Keeps what a reader presses last in a demo whose script has not come yet. Buttons, checkboxes and radio buttons are pressed again: a link
 * has done its work without a script, and what is written in fields is kept by `keepTexts`.
 * @param container of the demo's HTML from the server, whose elements stay when the script comes.
 */
export function keepClick(container: DemoContainerElement): KeptUse {
  // Pressed while the page itself was not alive.
  let pressed: KeptPress | null = container.keptPress ?? null;
  delete container.keptPress;
  const keep = ({ target }: MouseEvent) => {
    pressed = toKeptPress(target);
  };
  // Sent by the browser itself, a form would load the page anew.
  const hold = (event: Event) => event.preventDefault();
  container.addEventListener('click', keep);
  container.addEventListener('submit', hold);
  const stop = () => {
    container.removeEventListener('click', keep);
    container.removeEventListener('submit', hold);
  };
  return {
    stop,
    replay() {
      stop();
      const last = pressed;
      pressed = null;
      if (last) press(last);
    },
  };
}
