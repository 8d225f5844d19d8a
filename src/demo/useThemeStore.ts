import { useEffect, useInsertionEffect, useMemo, useRef } from 'react';
import { type DemoTheme, type DemoThemeStore } from '../shared/demoRuntime';
import { useThemeState } from '../theme/ThemeProvider';

/** The site's theme state for React roots of their own, which contexts do not reach. */
export function useThemeStore(): DemoThemeStore {
  const theme = useThemeState();
  const current = useRef<DemoTheme>(theme);
  const listeners = useRef(new Set<() => void>());

  // Before the effects of the demos, which ask for it.
  useInsertionEffect(() => {
    current.current = theme;
  }, [theme]);

  useEffect(() => {
    for (const listener of listeners.current) listener();
  }, [theme]);

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
