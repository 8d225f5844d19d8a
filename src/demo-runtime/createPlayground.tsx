import {
  createContext,
  isValidElement,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ElementType,
} from 'react';
import type { DemoProps, DemoPropsStore } from '../shared/demoRuntime';

/** Props that the page gives to the demo that renders, if it gives any. */
export const DemoPropsContext = createContext<DemoPropsStore | null>(null);

function readTarget(event: unknown, name: string): unknown {
  const { target } = (event ?? {}) as { target?: Record<string, unknown> };
  return target?.[name];
}

/** A controlled component does not change unless somebody listens: handlers that do, for the props that are given. */
function toHandlers(givenNames: readonly string[], change: DemoPropsStore['change']): DemoProps {
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
 * @param initialProps what the server renders with; verification compiles the call, so that only values which the
 * component takes are given. @param givenNames props that the author gives a value to.
 */
export function createPlayground<Props>(
  TypedComponent: ComponentType<Props>,
  initialProps: NoInfer<Partial<Props>> & { component?: ElementType },
  givenNames: readonly string[],
): ComponentType {
  // The page sends what its controls have chosen, whose types only the reference knows.
  const Component = TypedComponent as ComponentType<DemoProps>;
  const unchanging: DemoPropsStore = {
    get: (initial) => initial,
    subscribe: () => () => undefined,
    change: () => undefined,
  };
  return function Playground() {
    const store = useContext(DemoPropsContext) ?? unchanging;
    const getProps = () => store.get(initialProps as DemoProps);
    const props = useSyncExternalStore(store.subscribe, getProps, () => initialProps as DemoProps);
    const handlers = useMemo(() => toHandlers(givenNames, store.change), [store]);
    return <Component {...handlers} {...props} />;
  };
}
