import createEmotionServer from '@emotion/server/create-instance';
import { format } from 'node:util';
import { renderToString } from 'react-dom/server';
import { compile, type Element } from 'stylis';
import { defaultDemoTheme, type DemoTheme } from '../shared/demoRuntime';
import type { DemoHtml, DemoPageHtml } from '../shared/demoPageHtml';
import type { DemoLibrary } from './demoLibrary';
import { createDirectionalCache } from './createDirectionalCache';
import { DemoRoot, serverThemes, type DemoEntry } from './DemoRoot';
import { separateIds } from './modeIds';
import { findPaletteVariables } from './paletteVariables';
import type { PageStyles } from './pageStyles';
import { disableOnServer } from './serverDisabled';
import { toUsedVariables } from './toUsedVariables';
import { toVariablesCss, withStoredValues, type VariableSheet } from './variableTheme';

/** Runs `render` with a console that only takes notes. */
function withNotes<T>(render: () => T): { result: T | null; problems: string[] } {
  const problems: string[] = [];
  const own = globalThis.console;
  const note = (...values: unknown[]) => void problems.push(format(...values));
  globalThis.console = { ...own, log: note, info: note, warn: note, error: note, debug: note };
  try {
    return { result: render(), problems };
  } catch (error) {
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { result: null, problems };
  } finally {
    globalThis.console = own;
  }
}

function renderInMode(
  entry: DemoEntry,
  scope: string,
  styles: PageStyles,
  theme: DemoTheme,
): string {
  const store = { get: () => theme, subscribe: () => () => undefined };
  const fail = (error: Error) => {
    throw error;
  };
  const html = renderToString(
    <DemoRoot {...{ entry, scope, theme: store, serverTheme: theme, styles, onError: fail }} />,
    { identifierPrefix: `${scope}-` },
  );
  // React's development build, which verification tries demos with, takes it for a mistake of the demo.
  return process.env['NODE_ENV'] === 'production' ? disableOnServer(html) : html;
}

/** One HTML where both modes are equal, which is the rule with CSS variables; else both, of which CSS shows one. */
function joinModes(light: string, dark: string, { cache }: PageStyles): string {
  if (light === dark) return light;
  const own = separateIds(dark, Object.values(cache.inserted).join(''));
  return `<div data-demo-mode="light">${light}</div><div data-demo-mode="dark">${own}</div>`;
}

const modeCss =
  '[data-demo-mode]{display:contents}[data-demo-mode="dark"]{display:none}' +
  '.mode-dark [data-demo-mode="light"]{display:none}.mode-dark [data-demo-mode="dark"]{display:contents}';

/** The server HTML of `TextareaAutosize` has no height (its first state is 0); its `rows` say what it will be at least. */
const textareaCss =
  '[data-demo] textarea:not([aria-hidden])[style^="height:0"]{height:auto!important}';

/** Whether some rule finds elements by nothing but their kind, which there are outside the demo too. */
function isGlobal(elements: readonly Element[]): boolean {
  return elements.some(({ type, props, children }) => {
    if (type === 'rule') return [props].flat().some((selector) => !/[#.[]/.test(selector));
    return !type.endsWith('keyframes') && Array.isArray(children) && isGlobal(children);
  });
}

/**
 * What a demo throws in an application that has no theme, into which a reader may copy it: a theme that is a function of the one
 * above gets an empty one there. Only verification asks.
 */
function findProblemsAlone({ Demo }: DemoEntry): string[] {
  if (process.env['NODE_ENV'] === 'production') return [];
  const { result, problems } = withNotes(() => renderToString(<Demo />));
  return result === null ? [`Copied to an application without a theme: ${problems.at(-1)}`] : [];
}

function renderDemo(entry: DemoEntry, scope: string, styles: PageStyles): DemoHtml {
  const knownStyles = new Set(Object.keys(styles.cache.inserted));
  const { result, problems } = withNotes(() =>
    joinModes(
      renderInMode(entry, scope, styles, serverThemes.light),
      renderInMode(entry, scope, styles, serverThemes.dark),
      styles,
    ),
  );
  const { key, inserted, registered } = styles.cache;
  const hasGlobalStyles = Object.keys(inserted).some(
    (id) =>
      !knownStyles.has(id) &&
      registered[`${key}-${id}`] === undefined &&
      isGlobal(compile(String(inserted[id]))),
  );
  const all = result === null ? problems : [...problems, ...findProblemsAlone(entry)];
  return { html: result ?? '', problems: [...new Set(all)], hasGlobalStyles };
}

function toServerSheets(library: DemoLibrary): VariableSheet[] {
  const names = findPaletteVariables(library);
  return Object.values(library.toVariables(defaultDemoTheme)).map((sheet) =>
    withStoredValues(sheet, names),
  );
}

/**
 * Renders the demos of a page, with one Emotion cache for all.
 * @param entries by scope (see `toDemoScope`). @param hasGrids whether data grids are among them.
 */
export function renderDemoPage(
  entries: Readonly<Record<string, DemoEntry>>,
  hasGrids: boolean,
): DemoPageHtml {
  const { cache } = createDirectionalCache({});
  const styles: PageStyles = {
    cache,
    setVariables: () => undefined,
    setDirection: () => undefined,
  };
  const demos: Record<string, DemoHtml> = {};
  for (const [scope, entry] of Object.entries(entries)) {
    demos[scope] = renderDemo(entry, scope, styles);
  }
  const html = Object.values(demos)
    .map((demo) => demo.html)
    .join('');
  const chunks = createEmotionServer(cache).extractCriticalToChunks(html).styles;
  const css = chunks.map((chunk) => chunk.css).join('');
  const libraries = new Set(Object.values(entries).map(({ library }) => library));
  const sheets = [...libraries].flatMap(toServerSheets);
  const variables = toUsedVariables(css + html, sheets, hasGrids)
    .map(toVariablesCss)
    .join('');
  return {
    demos,
    css: [
      variables,
      html.includes('data-demo-mode=') ? modeCss : '',
      html.includes('<textarea') ? textareaCss : '',
      css,
    ].join(''),
    ids: chunks.flatMap((chunk) => chunk.ids),
  };
}
