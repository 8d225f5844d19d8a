import { useCallback, useEffect, useState } from 'react';
import type { DemoDocument } from './demoDocuments';
import { useDemos } from './DemosContext';

/**
 * Fetches the code of a document where the page has come without it.
 * @returns tries again; null unless it could not be fetched.
 */
export function useMissingCode({ variant }: DemoDocument): (() => void) | null {
  const { loadCode } = useDemos();
  const [isUnreachable, setUnreachable] = useState(false);
  const fetchCode = useCallback(() => {
    setUnreachable(false);
    loadCode().catch(() => setUnreachable(true));
  }, [loadCode]);
  const isMissing = variant.code === null;
  useEffect(() => {
    if (isMissing) fetchCode();
  }, [isMissing, fetchCode]);
  return isUnreachable ? fetchCode : null;
}
