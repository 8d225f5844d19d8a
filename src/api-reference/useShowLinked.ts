import { useContext, useRef } from 'react';
import { useBrowserLayoutEffect } from '../ui/useBrowserLayoutEffect';
import { LinkedIdContext } from './LinkedIdContext';

/**
 * Shows the row that the address leads to where a filter hides it, and scrolls to it, which the router could not.
 * @param hiddenIds ids of the rows that are hidden. @param clear takes the filter away.
 */
export function useShowLinked(hiddenIds: readonly string[], clear: () => void): void {
  const linkedId = useContext(LinkedIdContext);
  const isHidden = hiddenIds.includes(linkedId);
  const followed = useRef(linkedId);
  const isCleared = useRef(false);
  useBrowserLayoutEffect(() => {
    if (isCleared.current && !isHidden) {
      isCleared.current = false;
      document.getElementById(linkedId)?.scrollIntoView();
    }
    // Only when the address changes: a reader who filters later means it.
    if (followed.current === linkedId) return;
    followed.current = linkedId;
    if (!isHidden) return;
    isCleared.current = true;
    clear();
  }, [linkedId, isHidden, clear]);
}
