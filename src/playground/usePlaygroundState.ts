import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  toInitialState,
  type PlaygroundControl,
  type PlaygroundState,
  type PlaygroundValue,
} from '../shared/playground';
import { parsePlaygroundQuery, toPlaygroundQuery } from './playgroundQuery';

/** Browsers refuse an address that changes with every key. */
const restMilliseconds = 220;

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
  const [state, setState] = useState(initial);
  const isOwnChange = useRef(false);

  useEffect(() => {
    const follow = () =>
      setState(parsePlaygroundQuery(window.location.search, of, controls, initial));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [of, controls, initial]);

  useEffect(() => {
    if (!isOwnChange.current) return undefined;
    const timer = window.setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = toPlaygroundQuery(search, of, controls, initial, state);
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    }, restMilliseconds);
    return () => window.clearTimeout(timer);
  }, [of, controls, initial, state]);

  const change = useCallback((name: string, value: PlaygroundValue | undefined) => {
    isOwnChange.current = true;
    setState((before) => {
      const after = new Map(before);
      if (value === undefined) after.delete(name);
      else after.set(name, value);
      return after;
    });
  }, []);
  const reset = useCallback(() => {
    isOwnChange.current = true;
    setState(initial);
  }, [initial]);

  const toLink = () => {
    const { origin, pathname, search } = window.location;
    return `${origin}${pathname}${toPlaygroundQuery(search, of, controls, initial, state)}`;
  };

  return { state, change, reset, toLink };
}
