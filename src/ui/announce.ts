const regionId = 'announcer';

function getRegion(): HTMLElement {
  const found = document.getElementById(regionId);
  if (found) return found;
  const region = document.createElement('div');
  region.id = regionId;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

/** Says a short text to assistive technology without moving focus. Saying the same text twice is heard twice. */
export function announce(text: string): void {
  const region = getRegion();
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
