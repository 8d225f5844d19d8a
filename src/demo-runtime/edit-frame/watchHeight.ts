/** Room for what opens over the demo (a menu, a dialog), which a frame cuts off at its edge. */
const overlayHeight = 360;

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

/** Whether something is open over the demo: what it shows in the body, besides the stage. Some of it stays there while it is closed. */
function hasOverlay(stage: Element): boolean {
  return [...document.body.children].some(
    (child) =>
      child !== stage &&
      !['SCRIPT', 'TEMPLATE', 'STYLE'].includes(child.tagName) &&
      child.childElementCount > 0 &&
      [child, ...child.querySelectorAll('*')].some(isSeen),
  );
}

/**
 * Tells how high the frame has to be for a demo and for what is open over it, whenever that becomes another height.
 * @param stage what demos stand in. @param onHeight takes CSS pixels.
 * @returns has it tell of this demo from now on, at once and no more of the one before.
 */
export function watchHeight(
  stage: Element,
  onHeight: (height: number) => void,
): (demo: Element) => void {
  let followed: Element | null = null;
  let toldHeight: number | null = null;

  const tellHeight = () => {
    if (!followed) return;
    const { height: ownHeight } = followed.getBoundingClientRect();
    const height = Math.ceil(hasOverlay(stage) ? Math.max(ownHeight, overlayHeight) : ownHeight);
    if (height === toldHeight) return;
    toldHeight = height;
    onHeight(height);
  };
  const resizes = new ResizeObserver(tellHeight);
  const isBeside = ({ target }: { target: EventTarget | null }) =>
    !(target instanceof Node && stage.contains(target));
  // What stays in the page opens and closes by its style, sometimes at the end of a transition.
  new MutationObserver((changes) => {
    if (changes.some(isBeside)) tellHeight();
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'style'],
  });
  document.addEventListener('transitionend', (event) => {
    if (isBeside(event)) tellHeight();
  });

  return (demo) => {
    if (followed) resizes.unobserve(followed);
    followed = demo;
    resizes.observe(demo);
    toldHeight = null;
    tellHeight();
  };
}
