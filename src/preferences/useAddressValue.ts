import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';

/** Browsers refuse an address that changes with every key. */
const restMilliseconds = 220;

/**
 * A value of a page, kept in the query of its address, which is replaced and not added to. The server and the first render
 * have the initial one.
 * @param initial, parse, toQuery the same with every render. `parse` takes the query of an address, with anything in it, and
 * `toQuery` gives it with the value in it, empty or with a question mark.
 */
export function useAddressValue<Value>(
  initial: Value,
  parse: (search: string) => Value,
  toQuery: (search: string, value: Value) => string,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(initial);
  const isOwnChange = useRef(false);

  useEffect(() => {
    const follow = () => setValue(parse(window.location.search));
    // Without a query it is the initial one, and rendering that again would take back what the reader does meanwhile.
    if (window.location.search !== '') follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [parse]);

  useEffect(() => {
    if (!isOwnChange.current) return undefined;
    const timer = window.setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const target = `${pathname}${toQuery(search, value)}${hash}`;
      window.history.replaceState(window.history.state, '', target);
    }, restMilliseconds);
    return () => window.clearTimeout(timer);
  }, [toQuery, value]);

  const change = useCallback((next: SetStateAction<Value>) => {
    isOwnChange.current = true;
    setValue(next);
  }, []);
  return [value, change];
}
