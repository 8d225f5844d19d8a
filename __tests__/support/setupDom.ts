import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// Of what a test waits for: one second, which is usual, says how busy the machine is.
configure({ asyncUtilTimeout: 15_000 });

/** For `react-dom/server`, which jsdom gives nothing to encode with. */
Object.assign(globalThis, { TextEncoder });

/** jsdom has no media queries: here none matches, and none ever changes. Material UI 5 listens to them in the old way. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

/** jsdom has the dialog element without its methods. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

// As the script before the first paint does, which says that there are scripts.
document.documentElement.toggleAttribute('data-js', true);
