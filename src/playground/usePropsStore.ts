import { useMemo } from 'react';
import { useValueStore } from '../demo/useValueStore';
import type { DemoProps, DemoPropsStore } from '../shared/demoRuntime';

/**
 * Props for a component in a React root of its own.
 * @param props the same object until something changes. @param change the same function always.
 */
export function usePropsStore(props: DemoProps, change: DemoPropsStore['change']): DemoPropsStore {
  const store = useValueStore(props);
  return useMemo(() => ({ ...store, change }), [store, change]);
}
