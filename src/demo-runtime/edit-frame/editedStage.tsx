import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { demoLayoutCss } from '../../shared/demoLayout';
import { toDemoScope, type DemoThemeStore, type EditFrameRequest } from '../../shared/demoRuntime';
import { DemoRoot, type DemoEntry } from '../DemoRoot';
import { takePageStyles } from '../pageStyles';

interface StageEvents {
  onRendered(height: number): void;
  onError(error: Error): void;
}

interface Attempt {
  element: HTMLElement;
  root: Root;
}

/** Room for what opens over the demo (a menu, a dialog), which a frame cuts off at its edge. */
const overlayHeight = 360;

const hiddenCss = 'position:absolute;inset-inline:0;visibility:hidden;';

/** Tells when what is beside it has run its first effects and has rendered what they set: either may throw. */
function Rendered({ onRendered }: { onRendered(): void }) {
  const [hasRun, setRun] = useState(false);
  useEffect(() => setRun(true), []);
  useEffect(() => {
    if (hasRun) onRendered();
  }, [hasRun, onRendered]);
  return null;
}

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

/** Where edited demos are shown, one after the other. A version that fails leaves the last good one where it is. */
export function createEditedStage(theme: DemoThemeStore, { onRendered, onError }: StageEvents) {
  const styles = takePageStyles();
  const stage = document.createElement('div');
  document.body.append(stage);
  let shown: Attempt | null = null;
  let tried: Attempt | null = null;
  let toldHeight: number | null = null;

  const tellHeight = () => {
    if (!shown) return;
    const { height: ownHeight } = shown.element.getBoundingClientRect();
    const height = Math.ceil(hasOverlay(stage) ? Math.max(ownHeight, overlayHeight) : ownHeight);
    if (height === toldHeight) return;
    toldHeight = height;
    onRendered(height);
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

  const drop = (attempt: Attempt) => {
    resizes.unobserve(attempt.element);
    // React refuses to unmount a root while it renders.
    setTimeout(() => {
      attempt.root.unmount();
      attempt.element.remove();
    });
  };

  return {
    show(
      entry: DemoEntry,
      { name, styling, isFramed }: Extract<EditFrameRequest, { type: 'run' }>,
    ) {
      if (tried) drop(tried);
      const scope = toDemoScope(name, styling);
      const element = document.createElement('div');
      element.dataset['demo'] = scope;
      const layoutCss = isFramed ? '' : demoLayoutCss;
      element.style.cssText = layoutCss + hiddenCss;
      stage.append(element);
      const attempt: Attempt = { element, root: createRoot(element) };
      tried = attempt;
      const succeed = () => {
        if (tried !== attempt) return;
        tried = null;
        if (shown) drop(shown);
        shown = attempt;
        element.style.cssText = layoutCss;
        resizes.observe(element);
        toldHeight = null;
        tellHeight();
      };
      const fail = (error: Error) => {
        onError(error);
        if (tried !== attempt) return;
        tried = null;
        drop(attempt);
      };
      const serverTheme = theme.get();
      attempt.root.render(
        <>
          <DemoRoot {...{ entry, scope, theme, serverTheme, styles, onError: fail }} />
          <Rendered onRendered={succeed} />
        </>,
      );
    },
  };
}
