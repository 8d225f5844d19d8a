import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { createListeners, type Listeners } from '../shared/createListeners';

interface ValueStore<Value> extends Pick<Listeners, 'subscribe'> {
  get(): Value;
}

/** A value of the page for React roots of their own, which contexts do not reach. @param value the same object until something changes. */
export function useValueStore<Value>(value: Value): ValueStore<Value> {
  const current = useRef(value);
  const [{ subscribe, tell }] = useState(createListeners);

  // Before the effects of the demos, which ask for it.
  useInsertionEffect(() => {
    current.current = value;
  }, [value]);

  useEffect(tell, [tell, value]);

  return useMemo(() => ({ get: () => current.current, subscribe }), [subscribe]);
}
