import { useEffect, useMemo, useReducer, useState } from 'react';
import type { NameIndex } from '../shared/search/NameIndex';
import type { SearchAnswer } from '../shared/search/SearchEngine';
import type { SearchClient } from './SearchClient';

/** What is known of a question. */
export interface Search {
  status: 'loading' | 'ready' | 'failed';
  index: NameIndex | null;
  /** Null for an empty query, and until the index is there. */
  answer: SearchAnswer | null;
  retry(): void;
}

/**
 * Answers a query as it is typed: at once from the names, and once more when words of headings and text have come.
 * @param isOpen nothing is loaded before the reader wants to search.
 */
export function useSearch(
  client: SearchClient,
  isOpen: boolean,
  query: string,
  currentProduct: string | null,
  chosenProduct: string | null,
): Search {
  const [status, setStatus] = useState<Search['status']>(client.engine ? 'ready' : 'loading');
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [fileCount, countFiles] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    setStatus(client.engine ? 'ready' : 'loading');
    client.load().then(
      () => isCurrent && setStatus('ready'),
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, isOpen, attempt]);

  useEffect(() => {
    if (status !== 'ready') return undefined;
    let isCurrent = true;
    void client.loadWords(query).then((hasMore) => {
      if (hasMore && isCurrent) countFiles();
    });
    return () => {
      isCurrent = false;
    };
  }, [client, status, query]);

  const answer = useMemo(
    () =>
      status === 'ready' && query.trim() !== ''
        ? (client.engine?.search(query, currentProduct, chosenProduct) ?? null)
        : null,
    // The word files that the engine holds are no state of React's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [client, status, query, currentProduct, chosenProduct, fileCount],
  );

  return { status, index: client.engine?.index ?? null, answer, retry };
}
