/** The autocompletes write their value into the input only after the first render, so their label moves then. */
const movesByNature = '.MuiAutocomplete-root, .MuiAutocomplete-root *';

/** Where a container and all that is in it stand. */
export function measure(container: Element): Map<Element, DOMRect> {
  const elements = [container, ...container.querySelectorAll('*')];
  return new Map(elements.map((element) => [element, element.getBoundingClientRect()]));
}

/** What stands somewhere else once the demo is alive, which a reader would see jump. */
export function findMoved(before: ReadonlyMap<Element, DOMRect>): string[] {
  for (const [element, then] of before) {
    if (!element.isConnected || element.matches(movesByNature)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const now = element.getBoundingClientRect();
    const sides = ['left', 'top', 'width', 'height'] as const;
    if (sides.every((side) => Math.abs(now[side] - then[side]) <= 1)) continue;
    const show = (box: DOMRect) => sides.map((side) => Math.round(box[side])).join(' ');
    return [
      `It moves when it comes alive: ${element.outerHTML.slice(0, 120)} was at ${show(then)}, is at ${show(now)} (left, top, width, height).`,
    ];
  }
  return [];
}

/** Narrower than this, nobody sees what an element shows; wider, it shows something. In pixels. */
const sliverWidth = 2;
const shownWidth = 24;
/** Not an empty place for a message to come. */
const shows = ':not(:empty), input, img, canvas, video';

/** What shows in a container that gives its whole width to a demo, but not where a demo gets the width of its content. */
export function findCollapsed(container: HTMLElement): string[] {
  const narrow = [...container.querySelectorAll<HTMLElement>(shows)].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width < sliverWidth,
  );
  if (narrow.length === 0) return [];
  const { display } = container.style;
  container.style.display = 'block';
  const collapsed = narrow.find((element) => element.getBoundingClientRect().width >= shownWidth);
  container.style.display = display;
  return collapsed
    ? [
        `It has no width: ${collapsed.outerHTML.slice(0, 120)}. Give what is around it a width (width: 100%).`,
      ]
    : [];
}
