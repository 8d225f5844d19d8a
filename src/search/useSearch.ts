import { useEffect, useMemo, useReducer, useState } from 'react';
import type { NameIndex } from '../shared/search/NameIndex';
import type { SearchAnswer, SearchClient } from './SearchClient';

interface Search {
  status: 'loading' | 'ready' | 'failed';
  index: NameIndex | null;
  /** Null for an empty query, and until the index is there. */
  answer: SearchAnswer | null;
  retry(): void;
}

/**
 * Answers a query as it is typed: at once from the names, and once more when the text has come.
 * @param isOpen nothing is loaded before the reader wants to search.
 */
export function useSearch(
  client: SearchClient,
  isOpen: boolean,
  query: string,
  currentProduct: string | null,
  chosenProduct: string | null,
): Search {
  const [status, setStatus] = useState<Search['status']>(client.index ? 'ready' : 'loading');
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [textCount, countText] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    setStatus(client.index ? 'ready' : 'loading');
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
    void client.loadTexts(query).then((hasMore) => {
      if (hasMore && isCurrent) countText();
    });
    return () => {
      isCurrent = false;
    };
  }, [client, status, query]);

  const answer = useMemo(
    () =>
      status === 'ready' && query.trim() !== ''
        ? client.search(query, currentProduct, chosenProduct)
        : null,
    // The text that the client holds is no state of React's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [client, status, query, currentProduct, chosenProduct, textCount],
  );

  return { status, index: client.index, answer, retry };
}
