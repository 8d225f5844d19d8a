import { createListeners } from '../shared/createListeners';
import type { DemoProps, DemoPropsStore } from '../shared/demoRuntime';

interface PropsRelay extends DemoPropsStore {
  /** Has the props of the page's store from now on, and tells it of what has changed before. */
  follow(store: DemoPropsStore): void;
}

/** Props for a playground that is alive before the page that has them. */
export function createPropsRelay(): PropsRelay {
  const { subscribe, tell } = createListeners();
  let source: DemoPropsStore | null = null;
  let changed: DemoProps | null = null;
  let own: DemoProps | null = null;
  return {
    get(initial) {
      if (source) return source.get(initial);
      own ??= changed ? { ...initial, ...changed } : initial;
      return own;
    },
    subscribe,
    change(name, value) {
      if (source) {
        source.change(name, value);
        return;
      }
      changed = { ...changed, [name]: value };
      own = null;
      tell();
    },
    follow(store) {
      const goOver = () => {
        source = store;
        tell();
      };
      store.subscribe(goOver);
      // The page has them with its next render: until then they are not taken back.
      if (changed) for (const [name, value] of Object.entries(changed)) store.change(name, value);
      else goOver();
    },
  };
}
