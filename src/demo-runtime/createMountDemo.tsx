import { startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import {
  toDemoScope,
  type DemoModule,
  type DemoTheme,
  type MountDemoOptions,
} from '../shared/demoRuntime';
import { pause } from '../shared/pause';
import type { PaletteMode } from '../shared/preferences';
import { DemoPropsContext } from './createPlayground';
import type { DemoLibrary } from './demoLibrary';
import { DemoRoot, serverThemes, type DemoEntry } from './DemoRoot';
import { rejoinIds } from './modeIds';
import { returnPageStyles, takePageStyles, type PageStyles } from './pageStyles';

/** Attribute of the two wrappers that the server makes for a demo whose HTML differs between light and dark. */
const modeAttribute = 'data-demo-mode';

/** Leaves the HTML of one mode in a container that has both. @returns the element to hydrate, and what it was rendered with. */
function chooseServerHtml(container: HTMLElement, mode: PaletteMode) {
  const wrappers = container.querySelectorAll<HTMLElement>(`:scope > [${modeAttribute}]`);
  if (wrappers.length === 0) return { element: container, mode: 'light' as const };
  for (const wrapper of wrappers) {
    if (wrapper.getAttribute(modeAttribute) !== mode) wrapper.remove();
  }
  const element = container.querySelector<HTMLElement>(`:scope > [${modeAttribute}]`) ?? container;
  rejoinIds(element);
  // From now on the demo follows the mode itself.
  element.setAttribute(modeAttribute, '');
  return { element, mode };
}

/** A demo whose script comes when it is mounted, so that a page fetches only what its reader gets near to. */
interface LazyDemo {
  load(): Promise<{ default: ComponentType }>;
  library: DemoLibrary;
}

/** What `run` gives, which React calls at once. In a transition it gives way to the reader every few milliseconds. */
function inTransition<T>(run: () => T): T {
  const results: T[] = [];
  startTransition(() => void results.push(run()));
  return results[0] as T;
}

/** @param options.onRecoverableError called when React had to throw the server's HTML away. */
function renderInSteps(
  element: HTMLElement,
  tree: ReactNode,
  options: HydrationOptions & { identifierPrefix: string },
): Root {
  if (element.hasChildNodes()) return inTransition(() => hydrateRoot(element, tree, options));
  const root = createRoot(element, options);
  startTransition(() => root.render(tree));
  return root;
}

/** Before the demo asks for it, because it takes the first demo of a page as long as the demo itself. */
async function makeTheme(library: DemoLibrary, state: DemoTheme): Promise<void> {
  await pause();
  library.toTheme(state);
  await pause();
  library.toVariables(state);
  await pause();
}

function mount(
  entry: DemoEntry,
  scope: string,
  styles: PageStyles,
  { container, theme, props, onReady, onError }: MountDemoOptions,
  onRecoverableError: (error: unknown) => void,
) {
  const { element, mode } = chooseServerHtml(container, theme.get().paletteMode);
  const serverTheme = serverThemes[mode];
  const toTree = (attempt: number) => (
    <DemoPropsContext.Provider value={props ?? null}>
      <DemoRoot
        key={attempt}
        container={element}
        {...{ entry, scope, theme, serverTheme, styles, onReady, onError }}
      />
    </DemoPropsContext.Provider>
  );
  const root = renderInSteps(element, toTree(0), {
    identifierPrefix: `${scope}-`,
    onRecoverableError,
  });
  return { root, toTree };
}

/**
 * @param entries demos of the page, by scope (see `toDemoScope`).
 * @returns the `mountDemo` of the page's script; it rejects for a demo that the page does not have.
 */
export function createMountDemo(
  entries: Readonly<Record<string, LazyDemo>>,
): DemoModule['mountDemo'] {
  return async (options) => {
    const scope = toDemoScope(options.name, options.styling);
    const lazy = entries[scope];
    if (!lazy)
      throw new Error(`There is no demo "${options.name}" in ${options.styling} on this page.`);
    const { default: Demo } = await lazy.load();
    await makeTheme(lazy.library, options.theme.get());
    const entry: DemoEntry = { Demo, library: lazy.library };
    const styles = takePageStyles();
    let attempt = 0;
    let isMounted = true;
    const { root, toTree } = mount(entry, scope, styles, options, (error) => {
      // A reader who starts again or leaves before the demo is alive is no mistake, which React takes it for.
      if (isMounted && attempt === 0) reportError(error);
    });
    return {
      reset() {
        attempt += 1;
        root.render(toTree(attempt));
      },
      unmount() {
        if (!isMounted) return;
        isMounted = false;
        // React refuses to unmount a root while another renders, which is when the page lets go of its demos.
        setTimeout(() => {
          root.unmount();
          returnPageStyles(styles);
        });
      },
    };
  };
}
