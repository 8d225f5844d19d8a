import { useCallback, useEffect, useRef, useState } from 'react';

/** Browsers refuse an address that changes with every key. */
const restMilliseconds = 220;

/**
 * State of a page, kept in the query of its address, which is replaced and not added to. The server and the first render
 * have the initial one.
 * @param initial, parse, toQuery the same with every render. `parse` takes the query of an address, with anything in it, and
 * `toQuery` gives it with the state in it, empty or with a question mark.
 */
export function useAddressState<State extends object>(
  initial: State,
  parse: (search: string) => State,
  toQuery: (search: string, state: State) => string,
): readonly [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(initial);
  const isOwnChange = useRef(false);

  useEffect(() => {
    const follow = () => setState(parse(window.location.search));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [parse]);

  useEffect(() => {
    if (!isOwnChange.current) return undefined;
    const timer = window.setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const target = `${pathname}${toQuery(search, state)}${hash}`;
      window.history.replaceState(window.history.state, '', target);
    }, restMilliseconds);
    return () => window.clearTimeout(timer);
  }, [toQuery, state]);

  const change = useCallback((changed: Partial<State>) => {
    isOwnChange.current = true;
    setState((before) => ({ ...before, ...changed }));
  }, []);
  return [state, change];
}
