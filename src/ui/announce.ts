import { findReachableRoot } from './findReachableRoot';

const regionId = 'announcer';

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = regionId;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  return region;
}

function getRegion(): HTMLElement {
  const region = document.getElementById(regionId) ?? createRegion();
  const root = findReachableRoot();
  // First in it: behind the content it would make a dialog scroll by a pixel.
  if (region.parentElement !== root) root.prepend(region);
  return region;
}

/** Says a short text to assistive technology without moving focus. Saying the same text twice is heard twice. */
export function announce(text: string): void {
  const region = getRegion();
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
