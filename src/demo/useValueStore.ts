import { useEffect, useInsertionEffect, useMemo, useRef } from 'react';

interface ValueStore<Value> {
  get(): Value;
  /** @returns a function that stops the listener. */
  subscribe(listener: () => void): () => void;
}

/** A value of the page for React roots of their own, which contexts do not reach. @param value the same object until something changes. */
export function useValueStore<Value>(value: Value): ValueStore<Value> {
  const current = useRef(value);
  const listeners = useRef(new Set<() => void>());

  // Before the effects of the demos, which ask for it.
  useInsertionEffect(() => {
    current.current = value;
  }, [value]);

  useEffect(() => {
    for (const listener of listeners.current) listener();
  }, [value]);

  return useMemo(
    () => ({
      get: () => current.current,
      subscribe(listener) {
        const { current: all } = listeners;
        all.add(listener);
        return () => all.delete(listener);
      },
    }),
    [],
  );
}
