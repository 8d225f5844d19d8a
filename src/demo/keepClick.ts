export interface KeptClick {
  /** Presses the button again that the reader has pressed last, if there is one. */
  replay(): void;
  drop(): void;
}

/**
 * Keeps what a reader does with a demo whose script has not come yet. Only buttons are pressed again: a link or a form
 * control has done its work without a script.
 * @param container of the demo's HTML from the server, whose elements stay when the script comes.
 */
export function keepClick(container: HTMLElement): KeptClick {
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  container.addEventListener('click', keep);
  const drop = () => container.removeEventListener('click', keep);
  return {
    drop,
    replay() {
      drop();
      const button = pressed;
      pressed = null;
      if (button?.isConnected) button.click();
    },
  };
}
