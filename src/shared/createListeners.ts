export interface Listeners {
  /** For `useSyncExternalStore`. @returns a function that stops the listener. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls each listener. */
  readonly tell: () => void;
}

/** Those who want to know when a value changes that lives outside of React. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
