import { CacheProvider } from '@emotion/react';
import { useEffect, useInsertionEffect, useSyncExternalStore, type ComponentType } from 'react';
import { defaultDemoTheme, type DemoTheme, type DemoThemeStore } from '../shared/demoRuntime';
import { DemoBoundary } from './DemoBoundary';
import type { DemoLibrary } from './demoLibrary';
import type { PageStyles } from './pageStyles';
import { DemoScopeContext } from './PortalScope';
import { useOwnDisabled } from './serverDisabled';
import { ThemeScope } from './ThemeScope';

export interface DemoEntry {
  Demo: ComponentType;
  library: DemoLibrary;
}

/** State that the server rendered with, by mode. */
export const serverThemes: Record<DemoTheme['paletteMode'], DemoTheme> = {
  light: defaultDemoTheme,
  dark: { ...defaultDemoTheme, paletteMode: 'dark' },
};

function DemoContent({ Demo, library, theme }: DemoEntry & { theme: DemoTheme }) {
  return (
    <ThemeScope theme={library.toTheme(theme)}>
      <Demo />
    </ThemeScope>
  );
}

function useLibraryStyles(library: DemoLibrary, theme: DemoTheme, styles: PageStyles): void {
  useInsertionEffect(() => {
    styles.setDirection(theme.direction);
    for (const [name, sheet] of Object.entries(library.toVariables(theme))) {
      styles.setVariables(name, sheet);
    }
  }, [library, theme, styles]);
}

/** A demo with all that it lives in; the same tree on the server and in the browser. */
export function DemoRoot({
  entry,
  scope,
  theme: store,
  serverTheme,
  styles,
  container = null,
  onReady,
  onError,
}: {
  entry: DemoEntry;
  scope: string;
  theme: DemoThemeStore;
  serverTheme: DemoTheme;
  styles: PageStyles;
  /** Where the server's HTML is, if there is any. */
  container?: Element | null;
  onReady?: (() => void) | undefined;
  onError(error: Error): void;
}) {
  const theme = useSyncExternalStore(store.subscribe, store.get, () => serverTheme);
  useLibraryStyles(entry.library, theme, styles);
  useOwnDisabled(container);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <CacheProvider value={styles.cache}>
      <DemoScopeContext.Provider value={scope}>
        <DemoBoundary onError={onError}>
          <DemoContent {...entry} theme={theme} />
        </DemoBoundary>
      </DemoScopeContext.Provider>
    </CacheProvider>
  );
}
