import { layers } from '../../src/shared/layers';

/**
 * What in a demo lies over the site's header while the page is scrolled: it is shown in the middle of the window with a plate of the
 * header's layer before it. What is fixed in the window (a snackbar, say) is meant to lie over the page.
 */
export function findOverHeader(container: Element): string[] {
  const high = [...container.querySelectorAll('*')].filter((element) => {
    const { zIndex, position } = getComputedStyle(element);
    return Number(zIndex) >= layers.header && position !== 'fixed' && element.checkVisibility();
  });
  if (high.length === 0) return [];
  const plate = document.createElement('div');
  plate.style.cssText = `position:fixed;inset:0;z-index:${layers.header}`;
  document.body.append(plate);
  const over = high.find((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  plate.remove();
  window.scrollTo({ top: 0 });
  return over
    ? [
        `It lies over the header of the site when the page is scrolled: ${over.outerHTML.slice(0, 120)}. Give what is around it isolation: isolate, or show the demo in a frame (<Demo iframe />).`,
      ]
    : [];
}
