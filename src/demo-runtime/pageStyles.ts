import type { EmotionCache } from '@emotion/cache';
import { demoStylesAttribute } from '../shared/demoRuntime';
import type { Direction } from '../shared/preferences';
import { createDirectionalCache } from './createDirectionalCache';
import { createVariableStyles } from './createVariableStyles';
import { toVariablesCss, type VariableSheet } from './variableTheme';

/** The styles of all demos of the page that is shown. */
export interface PageStyles {
  cache: EmotionCache;
  /** Gives the CSS variables of a library to the page, in place of those it gave before. */
  setVariables(library: string, sheet: VariableSheet): void;
  /** Tells the direction of the page, at first and when it changes. */
  setDirection(direction: Direction): void;
}

interface OpenPageStyles extends PageStyles {
  serverStyle: HTMLStyleElement | null;
  users: number;
  dispose(): void;
}

let open: OpenPageStyles | null = null;

/** Styles that the server made are known by the ids on their element, so none is inserted a second time. */
function adopt(cache: EmotionCache, serverStyle: HTMLStyleElement | null): void {
  for (const id of serverStyle?.dataset['ids']?.split(' ') ?? []) cache.inserted[id] = true;
}

function openPageStyles(
  holder: HTMLElement | null,
  serverStyle: HTMLStyleElement | null,
): OpenPageStyles {
  const container = holder ?? document.head;
  const { cache, mirror } = createDirectionalCache({
    container,
    // After the server's element: parents' styles come before their children's, as on the server.
    ...(serverStyle ? { insertionPoint: serverStyle } : {}),
  });
  adopt(cache, serverStyle);
  const variables = createVariableStyles(container, serverStyle?.textContent ?? null);
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    variables.use(serialized.styles);
    return insert(selector, serialized, ...rest);
  };
  const sheets = new Map<string, VariableSheet>();
  return {
    cache,
    serverStyle,
    users: 0,
    setVariables(library, sheet) {
      if (sheets.get(library) === sheet) return;
      sheets.set(library, sheet);
      variables.set(library, toVariablesCss(sheet));
    },
    setDirection(direction) {
      if (direction === 'rtl') mirror();
    },
    dispose() {
      cache.sheet.flush();
      variables.remove();
    },
  };
}

/**
 * Every demo that mounts takes the page's styles and gives them back; the last one removes what scripts added.
 * The server's element tells one page from the next, whose demos may mount before the last of the old have gone.
 */
export function takePageStyles(): PageStyles {
  const holder = document.querySelector<HTMLElement>(`[${demoStylesAttribute}]`);
  const serverStyle = holder?.querySelector<HTMLStyleElement>('style[data-ids]') ?? null;
  if (open?.serverStyle !== serverStyle) open = null;
  open ??= openPageStyles(holder, serverStyle);
  open.users += 1;
  return open;
}

/** @param styles as `takePageStyles` gave them. */
export function returnPageStyles(styles: PageStyles): void {
  const taken = styles as OpenPageStyles;
  taken.users -= 1;
  if (taken.users > 0) return;
  taken.dispose();
  if (open === taken) open = null;
}
