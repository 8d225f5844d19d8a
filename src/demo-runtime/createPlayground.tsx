import {
  createContext,
  isValidElement,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { type DemoPropsStore } from '../shared/demoRuntime';

/** Props that the page gives to the demo that renders, if it gives any. */
export const DemoPropsContext = createContext<DemoPropsStore | null>(null);

type AnyProps = Readonly<Record<string, unknown>>;

function readTarget(event: unknown, name: string): unknown {
  const { target } = (event ?? {}) as { target?: Record<string, unknown> };
  return target?.[name];
}

/** A controlled component does not change unless somebody listens: handlers that do, for the props that are given. */
function toHandlers(givenNames: readonly string[], change: DemoPropsStore['change']): AnyProps {
  const handlers: Record<string, unknown> = {};
  if (givenNames.includes('open')) handlers['onClose'] = () => change('open', false);
  const changed = ['value', 'checked', 'expanded', 'page'].find((name) =>
    givenNames.includes(name),
  );
  if (changed) {
    // Most components hand the value over second; a select hands over its option there.
    handlers['onChange'] = (event: unknown, value: unknown) =>
      change(
        changed,
        value === undefined || isValidElement(value) ? readTarget(event, changed) : value,
      );
  }
  return handlers;
}

/**
 * A component whose props come from the page; what a playground shows.
 * @param initialProps what the server renders with. @param givenNames props that the author gives a value to.
 */
export function createPlayground(
  Component: ComponentType<AnyProps>,
  initialProps: AnyProps,
  givenNames: readonly string[],
): ComponentType {
  const unchanging: DemoPropsStore = {
    get: () => initialProps,
    subscribe: () => () => undefined,
    change: () => undefined,
  };
  return function Playground() {
    const store = useContext(DemoPropsContext) ?? unchanging;
    const props = useSyncExternalStore(store.subscribe, store.get, () => initialProps);
    const handlers = useMemo(() => toHandlers(givenNames, store.change), [store]);
    return <Component {...handlers} {...props} />;
  };
}
