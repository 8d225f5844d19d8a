import type { DemoProps, DemoPropsStore } from '../shared/demoRuntime';

interface PropsRelay extends DemoPropsStore {
  /** Has the props of the page's store from now on, and tells it of what has changed before. */
  follow(store: DemoPropsStore): void;
}

/** Props for a playground that is alive before the page that has them. */
export function createPropsRelay(): PropsRelay {
  const listeners = new Set<() => void>();
  const changes: [name: string, value: unknown][] = [];
  let source: DemoPropsStore | null = null;
  let changed: DemoProps = {};
  let given: { initial: DemoProps; props: DemoProps } | null = null;
  const tellListeners = () => {
    for (const listener of listeners) listener();
  };
  const getOwn = (initial: DemoProps): DemoProps => {
    if (given?.initial !== initial)
      given = { initial, props: changes.length === 0 ? initial : { ...initial, ...changed } };
    return given.props;
  };
  return {
    get: (initial) => (source ?? { get: getOwn }).get(initial),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(name, value) {
      if (source) {
        source.change(name, value);
        return;
      }
      changes.push([name, value]);
      changed = { ...changed, [name]: value };
      given = null;
      tellListeners();
    },
    follow(store) {
      const goOver = () => {
        source = store;
        tellListeners();
      };
      store.subscribe(goOver);
      for (const [name, value] of changes) store.change(name, value);
      // Otherwise when the page has them, so that they are not taken back for a moment.
      if (changes.length === 0) goOver();
    },
  };
}
