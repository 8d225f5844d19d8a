import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { type DemoPropsStore } from '../shared/demoRuntime';

/** Props that the page gives to the demo that renders, if it gives any. */
export const DemoPropsContext = createContext<DemoPropsStore | null>(null);

type AnyProps = Readonly<Record<string, unknown>>;

/** A component whose props come from the page; what a playground shows. */
export function createPlayground(
  Component: ComponentType<AnyProps>,
  initialProps: AnyProps,
): ComponentType {
  return function Playground() {
    const given = useContext(DemoPropsContext);
    const store = useMemo<DemoPropsStore>(
      () => given ?? { get: () => initialProps, subscribe: () => () => undefined },
      [given],
    );
    const props = useSyncExternalStore(store.subscribe, store.get, () => initialProps);
    return <Component {...props} />;
  };
}
