import { useEffect } from 'react';
import { useCodePreferences } from '../preferences/useCodePreferences';
import { addStylesheet } from '../shared/addStylesheet';
import type { CodeStyling } from '../shared/preferences';

/**
 * Has the page get the stylesheet of demos in Tailwind, which only readers of that styling need. The boot script has put it there for those
 * who come with the choice (`boot/writeTailwindLink.ts`).
 * @returns when it is there; null where nothing is to be waited for. @throws (rejects) when it cannot be loaded; the next call tries again.
 */
export function loadTailwindStyles(
  url: string | null,
  styling: CodeStyling,
): Promise<unknown> | null {
  if (url === null || styling !== 'Tailwind') return null;
  const find = () => document.querySelector(`link[rel="stylesheet"][href="${url}"]`);
  if (find()) return null;
  return addStylesheet(url).catch((error: unknown) => {
    find()?.remove();
    throw error;
  });
}

/** Loads it wherever the choice was made. A demo without it still shows what it is made of, and its code. */
export function useTailwindStyles(url: string | null): void {
  const { codeStyling } = useCodePreferences();
  useEffect(() => {
    loadTailwindStyles(url, codeStyling)?.catch(() => undefined);
  }, [url, codeStyling]);
}
