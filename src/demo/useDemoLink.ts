import type { RefObject } from 'react';
import { useCodePreferences } from '../preferences/useCodePreferences';
import { useBrowserLayoutEffect } from '../ui/useBrowserLayoutEffect';
import { parseDemoHash } from './demoHash';
import { useDemos } from './DemosContext';

/**
 * Follows links to the demo: chooses what the link names and calls `expand`. The browser scrolls by itself where the link
 * is the id of an element; for other links to the demo the frame is scrolled to.
 */
export function useDemoLink(name: string, frame: RefObject<HTMLElement>, expand: () => void): void {
  const { hash } = useDemos();
  const { setCodeVariant, setCodeStyling } = useCodePreferences();

  useBrowserLayoutEffect(() => {
    const link = parseDemoHash(hash);
    if (link?.name !== name) return;
    expand();
    if (link.codeVariant) setCodeVariant(link.codeVariant);
    if (link.codeStyling) setCodeStyling(link.codeStyling);
    if (!document.getElementById(hash.slice(1))) frame.current?.scrollIntoView();
  }, [hash, name, frame, expand, setCodeVariant, setCodeStyling]);
}
