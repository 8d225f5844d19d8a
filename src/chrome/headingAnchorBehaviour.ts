import { track } from '../analytics/track';
import { announce } from '../ui/announce';
import { copyText } from '../ui/copyText';

/**
 * A click on a heading's anchor goes there, as links do, and also copies the address.
 * @returns a function that removes the listener.
 */
export function installHeadingAnchorBehaviour(copiedLabel: string): () => void {
  const onClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('.heading-anchor') : null;
    if (!(anchor instanceof HTMLAnchorElement)) return;
    copyText(anchor.href).then(
      () => {
        announce(copiedLabel);
        track('copy', { kind: 'link', trigger: 'click' });
      },
      // The address is in the location bar all the same.
      () => undefined,
    );
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
