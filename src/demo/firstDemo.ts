import { bringToLife } from '../before-alive/bringToLife';
import { keepDemoUses } from '../before-alive/keepDemoUses';
import {
  parseDemoScope,
  type DemoPropsStore,
  type DemoScripts,
  type DemoThemeStore,
  type MountedDemo,
} from '../shared/demoRuntime';
import { readStoredTheme } from '../storage/storedTheme';
import { createPropsRelay } from './createPropsRelay';
import { createThemeRelay } from './createThemeRelay';
import { loadDemoModule } from './loadDemoModule';

/** What the page has for a demo that was alive before it. */
interface Takeover {
  theme: DemoThemeStore;
  /** Given for a playground. */
  props: DemoPropsStore | undefined;
  onError(error: Error): void;
}

/** Has the demo follow the page from now on; rejects where its script could not be loaded. */
type TakeOver = (page: Takeover) => Promise<MountedDemo>;

const waiting = new WeakMap<Element, TakeOver>();

/** Keeps what a demo throws until somebody listens. */
function createErrorRelay() {
  let thrown: Error | null = null;
  let tell = (error: Error) => {
    thrown = error;
  };
  return {
    tell: (error: Error) => tell(error),
    follow(listener: (error: Error) => void) {
      tell = listener;
      if (thrown) listener(thrown);
    },
  };
}

/**
 * Brings a demo to life before the page around it, which takes it over later (`takeFirstDemo`).
 * @returns a promise that resolves when it hears the reader, or has failed.
 */
export function startFirstDemo(scripts: DemoScripts, scope: string): Promise<void> {
  const container = document.querySelector<HTMLElement>(`[data-demo="${scope}"]`);
  if (!container) return Promise.resolve();
  const { name, styling } = parseDemoScope(scope);
  const uses = keepDemoUses(container);
  const theme = createThemeRelay(readStoredTheme());
  const props = createPropsRelay();
  const errors = createErrorRelay();
  return new Promise((resolve) => {
    const mounting = loadDemoModule(scripts, scope).then((module) => {
      const onError = (error: Error) => {
        errors.tell(error);
        resolve();
      };
      const options = { container, name, styling, theme, props, onReady: resolve, onError };
      return bringToLife(module, options, uses);
    });
    mounting.catch(() => {
      resolve();
    });
    waiting.set(container, (page) => {
      waiting.delete(container);
      theme.follow(page.theme);
      if (page.props) props.follow(page.props);
      errors.follow(page.onError);
      return mounting;
    });
  });
}

/** Whether a demo is alive, or about to be, that the page has not taken over. @param container with its HTML. */
export function hasFirstDemo(container: Element): boolean {
  return waiting.has(container);
}

/** @returns how to take over the demo in a container; null where none waits for that. */
export function takeFirstDemo(container: Element): TakeOver | null {
  return waiting.get(container) ?? null;
}
