import { createListeners } from '../shared/createListeners';
import { toThemeKey, type DemoTheme, type DemoThemeStore } from '../shared/demoRuntime';

interface ThemeRelay extends DemoThemeStore {
  /** Has the theme of the page's store from now on. */
  follow(store: DemoThemeStore): void;
}

/** Theme for a demo that is alive before the page that keeps it. @param initial until then. */
export function createThemeRelay(initial: DemoTheme): ThemeRelay {
  const { subscribe, tell } = createListeners();
  let theme = initial;
  return {
    get: () => theme,
    subscribe,
    follow(store) {
      const update = () => {
        const next = store.get();
        // What means the same would only have the demo rendered again.
        if (toThemeKey(next) === toThemeKey(theme)) return;
        theme = next;
        tell();
      };
      store.subscribe(update);
      update();
    },
  };
}
