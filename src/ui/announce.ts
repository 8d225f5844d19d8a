import { findReachableRoot } from './findReachableRoot';

const regionId = 'announcer';

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = regionId;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  return region;
}

/** Screen readers hear what changes in a region that they know: this long after it has been put somewhere, in milliseconds. */
const settlingTime = 100;

let timer: ReturnType<typeof setTimeout> | undefined;

function write(region: HTMLElement, text: string): void {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** Says a short text to assistive technology without moving focus. Saying the same text twice is heard twice. */
export function announce(text: string): void {
  clearTimeout(timer);
  const region = document.getElementById(regionId) ?? createRegion();
  const root = findReachableRoot();
  if (region.parentElement === root) {
    write(region, text);
    return;
  }
  region.textContent = '';
  // First in it: behind the content it would make a dialog scroll by a pixel.
  root.prepend(region);
  timer = setTimeout(() => write(region, text), settlingTime);
}
