import { type EmotionCache } from '@emotion/cache';
import { demoStylesAttribute } from '../shared/demoRuntime';
import { createDirectionalCache } from './createDirectionalCache';
import { createVariableStyles } from './createVariableStyles';

/** The styles of all demos of the page that is shown. */
export interface PageStyles {
  cache: EmotionCache;
  /** Gives the CSS variables of a library to the page, in place of those it gave before. */
  setVariables(library: string, css: string): void;
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
  const cache = createDirectionalCache({
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
  return {
    cache,
    serverStyle,
    users: 0,
    setVariables: variables.set,
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

export function returnPageStyles(styles: PageStyles): void {
  const taken = styles as OpenPageStyles;
  taken.users -= 1;
  if (taken.users > 0) return;
  taken.dispose();
  if (open === taken) open = null;
}
