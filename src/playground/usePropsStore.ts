import { useEffect, useMemo, useRef } from 'react';
import { type DemoProps, type DemoPropsStore } from '../shared/demoRuntime';

/**
 * Props for a component in a React root of its own.
 * @param props the same object until something changes. @param change the same function always.
 */
export function usePropsStore(props: DemoProps, change: DemoPropsStore['change']): DemoPropsStore {
  const current = useRef(props);
  const listeners = useRef(new Set<() => void>());

  useEffect(() => {
    current.current = props;
    for (const listener of listeners.current) listener();
  }, [props]);

  return useMemo(
    () => ({
      get: () => current.current,
      subscribe(listener) {
        const { current: all } = listeners;
        all.add(listener);
        return () => all.delete(listener);
      },
      change,
    }),
    [change],
  );
}
