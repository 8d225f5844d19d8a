import { toKeptPress, type DemoContainerElement } from '../shared/keptPress';
import type { KeptUse } from './keptUse';

/** As a mouse does it: lists of choices open when it goes down. */
function press(control: HTMLElement): void {
  for (const type of ['mousedown', 'mouseup'])
    control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  control.click();
}

/**
 * Keeps which control a reader presses last in a demo whose script has not come yet. A link has done its work without a script, and what is
 * written or chosen in fields is kept by `keepFields`.
 * @param container of the demo's HTML from the server, whose elements stay when the script comes.
 */
export function keepPress(container: DemoContainerElement): KeptUse {
  // Pressed while the page itself was not alive.
  let pressed = container.keptPress ?? null;
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
    handOver: stop,
    replay() {
      stop();
      const last = pressed;
      pressed = null;
      if (last?.isConnected) press(last);
    },
  };
}
