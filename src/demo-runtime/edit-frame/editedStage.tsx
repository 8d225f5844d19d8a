import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { demoLayoutCss } from '../../shared/demoLayout';
import { toDemoScope, type DemoThemeStore, type EditFrameRequest } from '../../shared/demoRuntime';
import { DemoRoot, type DemoEntry } from '../DemoRoot';
import { takePageStyles } from '../pageStyles';
import { watchHeight } from './watchHeight';

interface StageEvents {
  onRendered(height: number): void;
  onError(error: Error): void;
}

interface Attempt {
  element: HTMLElement;
  root: Root;
}

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

function drop({ element, root }: Attempt): void {
  // React refuses to unmount a root while it renders.
  setTimeout(() => {
    root.unmount();
    element.remove();
  });
}

/** Where edited demos are shown, one after the other. A version that fails leaves the last good one where it is. */
export function createEditedStage(theme: DemoThemeStore, { onRendered, onError }: StageEvents) {
  const styles = takePageStyles();
  const stage = document.createElement('div');
  document.body.append(stage);
  const followHeight = watchHeight(stage, onRendered);
  let shown: Attempt | null = null;
  let tried: Attempt | null = null;

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
        followHeight(element);
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
