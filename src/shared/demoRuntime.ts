import type { DemoLook } from './demoLook';
import {
  codeStylings,
  defaultSpacing,
  type CodeStyling,
  type Direction,
  type PaletteColors,
  type PaletteMode,
} from './preferences';

/** The site's theme state as demos follow it; the same shape as `ThemeState` of `src/theme`. */
export interface DemoTheme {
  paletteMode: PaletteMode;
  direction: Direction;
  dense: boolean;
  /** Pixels of one step of the spacing scale. */
  spacing: number;
  /** Main colours as six-digit hex; the scales are derived by each library's own functions. */
  paletteColors: PaletteColors;
}

/** What the server renders with; each mode is rendered where it makes a difference. */
export const defaultDemoTheme: DemoTheme = {
  paletteMode: 'light',
  direction: 'ltr',
  dense: false,
  spacing: defaultSpacing,
  paletteColors: {},
};

/** @returns a text that is the same for themes that are. */
export function toThemeKey(theme: DemoTheme): string {
  const { paletteMode, direction, dense, spacing, paletteColors } = theme;
  const { primary, secondary } = paletteColors;
  return [paletteMode, direction, dense, spacing, primary, secondary].join();
}

/** `get` gives the same object until something changes (as `useSyncExternalStore` asks). */
export interface DemoThemeStore {
  get(): DemoTheme;
  /** @returns a function that stops the listener. */
  subscribe(listener: () => void): () => void;
}

export type DemoProps = Readonly<Record<string, unknown>>;

/** Props for a playground. */
export interface DemoPropsStore {
  /**
   * @param initial what the server rendered with, always the same; for a page that does not know yet.
   * @returns the same object until something changes.
   */
  get(initial: DemoProps): DemoProps;
  /** @returns a function that stops the listener. */
  subscribe(listener: () => void): () => void;
  /** What the reader did with the component, for example closed it, as a value of a prop. */
  change(name: string, value: unknown): void;
}

export interface MountDemoOptions {
  /** The element with the attribute `data-demo` (see `toDemoScope`): with the server HTML of this styling, or empty. */
  container: HTMLElement;
  /** Name of the demo, as in `<Demo name>`. */
  name: string;
  styling: CodeStyling;
  theme: DemoThemeStore;
  /** Given for a playground, whose component shows them; demos take none. */
  props?: DemoPropsStore | undefined;
  /** Called when the demo hears what the reader does. */
  onReady?(): void;
  /** Called when the demo throws; its container is then empty until `reset`. */
  onError(error: Error): void;
}

export interface MountedDemo {
  /** Safe to call while React renders; the last one to go takes the styles that were added with it. */
  unmount(): void;
  /** Starts the demo again with fresh state, also after an error. */
  reset(): void;
}

/** Exports of a page's demo script (`DemoBundle.script`), an ES module. Set `globalThis.__siteReact` before importing it. */
export interface DemoModule {
  /** Loads the demo and mounts it; rejects when it cannot be loaded. */
  mountDemo(options: MountDemoOptions): Promise<MountedDemo>;
}

/** Addresses of what a page loads for its demos. */
export interface DemoScripts {
  /** See `DemoModule`. */
  readonly script: string;
  /** What that one imports, in the order in which it runs. */
  readonly modulePreloads: readonly string[];
  /** What each demo imports besides. */
  readonly demoPreloads: readonly { readonly scope: string; readonly urls: readonly string[] }[];
}

/** @returns the addresses of all that a demo of the page needs; none for one that it does not have. */
export function toDemoFiles(scripts: DemoScripts, scope: string): string[] {
  const demo = scripts.demoPreloads.find((one) => one.scope === scope);
  return demo ? [...scripts.modulePreloads, scripts.script, ...demo.urls] : [];
}

/** The page's own React, which demo scripts use instead of a copy: the namespaces of the four modules. */
export interface SiteReact {
  React: object;
  ReactDOM: object;
  ReactDOMClient: object;
  jsxRuntime: object;
}

/** Value of the attribute `data-demo` on a demo's container; plain CSS and Tailwind's reset are scoped to it. */
export function toDemoScope(name: string, styling: CodeStyling): string {
  return `${name}-${styling.toLowerCase()}`;
}

/** The way back from `toDemoScope`. @throws Error for what it has not written. */
export function parseDemoScope(scope: string): { name: string; styling: CodeStyling } {
  const at = scope.lastIndexOf('-');
  const name = scope.slice(0, Math.max(0, at));
  const styling = codeStylings.find((one) => toDemoScope(name, one) === scope);
  if (!styling) throw new Error(`"${scope}" is not the scope of a demo.`);
  return { name, styling };
}

/** Attribute of the element that holds `DemoBundle.stylesHtml`; scripts add their style elements inside it. */
export const demoStylesAttribute = 'data-demo-styles';

/** On `<body>` of a page with demos in Tailwind: address of their stylesheet. */
export const tailwindAttribute = 'data-tailwind';

/**
 * Pathname of an ES module that derives what the reader's colours mean for the documented libraries. Import it when the
 * colours change; store the result under `themeVariablesKey` and set it on `<html>`, as the boot script does.
 */
export const themeVariablesPathname = '/frames/theme-variables.js';

/** Exports of that module. */
export interface ThemeVariablesModule {
  /** @returns custom properties by name; none for no colours. */
  toThemeVariables(paletteColors: PaletteColors): Record<string, string>;
}

/** Pathname of the page for the sandboxed frame (`sandbox="allow-scripts"`) that runs edited code. */
export const editFramePathname = '/frames/edit-frame.html';

/** What the page sends to the edit frame, after the frame has said `ready`. */
export type EditFrameRequest =
  | {
      type: 'run';
      /** TSX or JSX as edited. */
      code: string;
      name: string;
      styling: CodeStyling;
      theme: DemoTheme;
      /** What the demo inherits in the page, so that it looks the same in the frame; see `readDemoLook`. */
      look: DemoLook;
      /** Whether the demo has a viewport of its own and fills it as a page does, instead of standing in the middle of a stage. */
      isFramed: boolean;
      /** Local files that the code imports, by the path it imports (`./styles.css`, `./products`). */
      files: Readonly<Record<string, string>>;
    }
  | { type: 'theme'; theme: DemoTheme; look: DemoLook };

/** What the edit frame answers. Check `event.source`: the origin of the frame is opaque (`null`). */
export type EditFrameReply =
  | { type: 'ready' }
  /** Height in CSS pixels of what was rendered; sent again whenever it changes. */
  | { type: 'rendered'; height: number }
  /** The last good result stays on screen. `line` is 1-based in the edited code. */
  | { type: 'error'; message: string; line?: number };
