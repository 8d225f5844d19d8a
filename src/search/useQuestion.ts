import { useCallback, useState } from 'react';
import { forgetSearches, readRecentSearches } from './recentSearches';

/** What the reader asks, and what they asked before. */
export interface Question {
  /** As it is typed. */
  query: string;
  /** Id of the product that is searched alone; null for all of them. */
  product: string | null;
  /** Earlier queries, the last first. */
  recent: readonly string[];
  setQuery(query: string): void;
  setProduct(id: string | null): void;
  /** Asks in all products again, and reads the earlier queries. @param query null keeps the present one. */
  restart(query: string | null): void;
  forgetRecent(): void;
}

/** The question of a search dialog, which stays while that is closed. @param initialQuery null for none. */
export function useQuestion(initialQuery: string | null): Question {
  const [query, setQuery] = useState(initialQuery ?? '');
  const [product, setProduct] = useState<string | null>(null);
  const [recent, setRecent] = useState(readRecentSearches);

  const restart = useCallback((next: string | null) => {
    if (next !== null) setQuery(next);
    setProduct(null);
    setRecent(readRecentSearches());
  }, []);
  const forgetRecent = () => {
    forgetSearches();
    setRecent([]);
  };
  return { query, product, recent, setQuery, setProduct, restart, forgetRecent };
}
