/**
 * Scrolls the side navigation to the current page, once it has been parsed, so that it does not jump there when the page is
 * hydrated. Where the item is in view already nothing moves, nor in a closed drawer, which is not laid out.
 */
export function revealNavigation(): void {
  // With the next frame, which lays the page out anyway; now it would be one task with the parsing of the HTML.
  requestAnimationFrame(reveal);
}

function reveal(): void {
  const area = document.getElementById('navigation');
  const current = area?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!area || !current || getComputedStyle(area).visibility === 'hidden') return;
  // The area is the first positioned element around it.
  const below = current.offsetTop;
  if (below > area.clientHeight * 0.8) area.scrollTop = below - area.clientHeight / 2;
}
