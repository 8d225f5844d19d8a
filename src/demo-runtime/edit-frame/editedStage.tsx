import { useEffect } from 'react';
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

function Rendered({ onRendered }: { onRendered(): void }) {
  useEffect(onRendered, [onRendered]);
  return null;
}

/** Whether something is open over the demo: what it renders into the body, besides the stage. */
function hasOverlay(stage: Element): boolean {
  return [...document.body.children].some(
    (child) =>
      child !== stage &&
      !['SCRIPT', 'TEMPLATE', 'STYLE'].includes(child.tagName) &&
      child.childElementCount > 0,
  );
}

/** Where edited demos are shown, one after the other. A version that fails leaves the last good one where it is. */
export function createEditedStage(theme: DemoThemeStore, { onRendered, onError }: StageEvents) {
  const styles = takePageStyles();
  const stage = document.createElement('div');
  document.body.append(stage);
  let shown: Attempt | null = null;
  let tried: Attempt | null = null;

  const tellHeight = () => {
    if (!shown) return;
    const { height } = shown.element.getBoundingClientRect();
    onRendered(Math.ceil(hasOverlay(stage) ? Math.max(height, overlayHeight) : height));
  };
  const resizes = new ResizeObserver(tellHeight);
  new MutationObserver(tellHeight).observe(document.body, { childList: true });

  const drop = (attempt: Attempt) => {
    resizes.unobserve(attempt.element);
    // React refuses to unmount a root while it renders.
    setTimeout(() => {
      attempt.root.unmount();
      attempt.element.remove();
    });
  };

  return {
    show(entry: DemoEntry, { name, styling }: Extract<EditFrameRequest, { type: 'run' }>) {
      if (tried) drop(tried);
      const scope = toDemoScope(name, styling);
      const element = document.createElement('div');
      element.dataset['demo'] = scope;
      element.style.cssText = demoLayoutCss + hiddenCss;
      stage.append(element);
      const attempt: Attempt = { element, root: createRoot(element) };
      tried = attempt;
      const succeed = () => {
        if (tried !== attempt) return;
        tried = null;
        if (shown) drop(shown);
        shown = attempt;
        element.style.cssText = demoLayoutCss;
        resizes.observe(element);
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
