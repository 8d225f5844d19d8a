import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { bringToLife } from '../before-alive/bringToLife';
import { keepDemoUses } from '../before-alive/keepDemoUses';
import type { KeptUse } from '../before-alive/keptUse';
import { toDemoScope, type DemoPropsStore, type MountedDemo } from '../shared/demoRuntime';
import type { CodeStyling } from '../shared/preferences';
import { useDemos } from './DemosContext';
import { hasFirstDemo, takeFirstDemo } from './firstDemo';

interface DemoMount {
  /** What the demo threw; it is gone until `reset`. */
  error: Error | null;
  /** Whether its script could not be loaded; the server's HTML is still there. */
  isUnreachable: boolean;
  /** Starts the demo again, or tries again to load its script. */
  reset(): void;
}

interface DemoMountOptions {
  container: RefObject<HTMLElement>;
  name: string;
  styling: CodeStyling;
  /** Whether the demo is wanted alive; once it is, it stays so until the page goes. */
  isAwake: boolean;
  /** Given for a playground. */
  props?: DemoPropsStore | undefined;
}

/** Brings the server's HTML of a demo to life. */
export function useDemoMount(options: DemoMountOptions): DemoMount {
  const { container, name, styling, isAwake, props } = options;
  const { load, theme } = useDemos();
  const mounted = useRef<MountedDemo | null>(null);
  const kept = useRef<readonly KeptUse[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const [isUnreachable, setUnreachable] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (isAwake) setWanted(true);
  }, [isAwake]);

  useEffect(() => {
    const { current } = container;
    if (!current || hasFirstDemo(current)) return undefined;
    const uses = keepDemoUses(current);
    kept.current = uses;
    return () => uses.forEach((use) => use.stop());
  }, [container]);

  useEffect(() => {
    const element = container.current;
    if (!isWanted || !element) return undefined;
    let isCurrent = true;
    const options = { container: element, name, styling, theme, props, onError: setError };
    const mounting =
      takeFirstDemo(element)?.(options) ??
      load(toDemoScope(name, styling)).then((module) =>
        isCurrent ? bringToLife(module, options, kept.current) : null,
      );
    mounting
      .then((demo) => {
        if (isCurrent) mounted.current = demo;
        else demo?.unmount();
      })
      .catch(() => {
        if (isCurrent) setUnreachable(true);
      });
    return () => {
      isCurrent = false;
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [isWanted, attempt, container, load, name, styling, theme, props]);

  const reset = useCallback(() => {
    setError(null);
    if (mounted.current) {
      mounted.current.reset();
      return;
    }
    setUnreachable(false);
    setAttempt((count) => count + 1);
  }, []);

  return { error, isUnreachable, reset };
}
