import { useEffect } from 'react';
import { replaceHash } from '../ui/replaceHash';
import { toOwnAnchors } from './toOwnAnchors';

/** Leads on to the item that is meant by an id of the public site. @param linkedId id that the address names. */
export function useOwnAnchor(linkedId: string): void {
  useEffect(() => {
    if (document.getElementById(linkedId)) return;
    const own = toOwnAnchors(linkedId).find((id) => document.getElementById(id));
    if (own) replaceHash(own);
  }, [linkedId]);
}
