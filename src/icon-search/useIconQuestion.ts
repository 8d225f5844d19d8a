import { useCallback, useState } from 'react';
import { useAddressState } from '../preferences/useAddressState';
import type { IconTheme } from '../shared/icons';
import { initialAddress, parseIconAddress, toIconQuery, type IconAddress } from './iconAddress';

interface IconQuestion extends IconAddress {
  /** How many icons are wanted at most: with another query or theme as many as at first. */
  limit: number;
  /** Asks for a query, without a dialog over what is found. */
  setQuery(query: string): void;
  setTheme(theme: IconTheme): void;
  /** The same function always. @param component name of the one whose dialog opens; empty for none. */
  select(component: string): void;
  raiseLimit(count: number): void;
}

/** What is asked of icon search, kept in the address, and how much of the answer is wanted. */
export function useIconQuestion(initialLimit: number): IconQuestion {
  const [address, change] = useAddressState(initialAddress, parseIconAddress, toIconQuery);
  const [limit, setLimit] = useState(initialLimit);
  const select = useCallback((selected: string) => change({ selected }), [change]);
  return {
    ...address,
    limit,
    setQuery: (query) => {
      setLimit(initialLimit);
      change({ query, selected: '' });
    },
    setTheme: (theme) => {
      setLimit(initialLimit);
      change({ theme });
    },
    select,
    raiseLimit: (count) => setLimit(limit + count),
  };
}
