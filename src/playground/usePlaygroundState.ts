import { useCallback, useMemo } from 'react';
import { useAddressValue } from '../preferences/useAddressValue';
import {
  toInitialState,
  type PlaygroundControl,
  type PlaygroundState,
  type PlaygroundValue,
} from '../shared/playground';
import { parsePlaygroundQuery, toPlaygroundQuery } from './playgroundQuery';

interface PlaygroundControlState {
  state: PlaygroundState;
  /** @param value undefined for a prop that is not given. */
  change(name: string, value: PlaygroundValue | undefined): void;
  reset(): void;
  /** Address of this page with the state in it. */
  toLink(): string;
}

/** State of a playground, kept in the query of the address. The server and the first render have the initial one. */
export function usePlaygroundState(
  of: string,
  controls: readonly PlaygroundControl[],
): PlaygroundControlState {
  const initial = useMemo(() => toInitialState(controls), [controls]);
  const parse = useCallback(
    (search: string) => parsePlaygroundQuery(search, of, controls, initial),
    [of, controls, initial],
  );
  const toQuery = useCallback(
    (search: string, values: PlaygroundState) =>
      toPlaygroundQuery(search, of, controls, initial, values),
    [of, controls, initial],
  );
  const [state, setState] = useAddressValue(initial, parse, toQuery);

  const change = useCallback(
    (name: string, value: PlaygroundValue | undefined) =>
      setState((before) => {
        const after = new Map(before);
        if (value === undefined) after.delete(name);
        else after.set(name, value);
        return after;
      }),
    [setState],
  );
  const reset = useCallback(() => setState(initial), [setState, initial]);

  const toLink = () => {
    const { origin, pathname, search } = window.location;
    return `${origin}${pathname}${toQuery(search, state)}`;
  };

  return { state, change, reset, toLink };
}
