import { useCallback } from 'react';
import { useAddressValue } from './useAddressValue';

/** State of several parts that change one by one, kept in the address of a page as `useAddressValue` keeps one value. */
export function useAddressState<State extends object>(
  initial: State,
  parse: (search: string) => State,
  toQuery: (search: string, state: State) => string,
): readonly [State, (change: Partial<State>) => void] {
  const [state, setState] = useAddressValue(initial, parse, toQuery);
  const change = useCallback(
    (changed: Partial<State>) => setState((before) => ({ ...before, ...changed })),
    [setState],
  );
  return [state, change];
}
