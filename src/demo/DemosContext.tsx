import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { track } from '../analytics/track';
import type { PageDemoCode } from '../shared/demoCode';
import type { DemoModule, DemoThemeStore } from '../shared/demoRuntime';
import type { CodeStyling } from '../shared/preferences';
import { useThemeState } from '../theme/ThemeProvider';
import type { DemoAction } from './demoActions';
import { DemoStyles } from './DemoStyles';
import { loadDemoCode } from './loadDemoCode';
import { loadDemoModule } from './loadDemoModule';
import { loadTailwindStyles } from './tailwindStyles';
import { toDemoData, type DemoData } from './toDemoData';
import { useValueStore } from './useValueStore';

export type { DemoData, DemoVariantData } from './toDemoData';
export type PlaygroundData = Queries.PlaygroundPanelFragment;
export type ReportDemoAction = (action: DemoAction, name: string) => void;

interface Demos {
  byName: ReadonlyMap<string, DemoData>;
  /** By name of the component. */
  playgrounds: ReadonlyMap<string, PlaygroundData>;
  /** Whether any demo of the page exists in several stylings, so that the choice means something here. */
  hasStylings: boolean;
  /** Loads the script of the page's demos and begins to load that of one; rejects when it cannot be loaded. */
  load(scope: string): Promise<DemoModule>;
  /** Fetches the code that the page does not carry, which is what other choices than the default show; rejects when it cannot be loaded. */
  loadCode(): Promise<void>;
  /** Fetches what demos need besides to be shown in a styling; null where all of it is there. Never rejects. */
  prepare(styling: CodeStyling): Promise<unknown> | null;
  theme: DemoThemeStore;
  /** Hash of the address, with its mark; empty on the server. */
  hash: string;
  onAction: ReportDemoAction;
}

export const DemosContext = createContext<Demos | null>(null);

interface DemosProviderProps {
  demos: readonly Queries.DemoFrameFragment[];
  playgrounds: readonly PlaygroundData[];
  scripts: Queries.DemoScriptsFragment | null;
  hash: string;
  onAction?: ReportDemoAction;
  children: ReactNode;
}

function trackAction(action: DemoAction, name: string): void {
  track('demo', { action, demo: name });
}

/** Offers the demos and playgrounds of a page to its islands, and places their styles before the first of them. */
export function DemosProvider({
  demos,
  playgrounds,
  scripts,
  hash,
  onAction = trackAction,
  children,
}: DemosProviderProps) {
  const theme = useValueStore(useThemeState());
  const load = useCallback(
    (scope: string) =>
      scripts
        ? loadDemoModule(scripts, scope)
        : Promise.reject(new Error('This page has no script for its demos.')),
    [scripts],
  );
  const codeUrl = scripts?.codeUrl ?? null;
  const [fetched, setFetched] = useState<PageDemoCode | null>(null);
  const loadCode = useCallback(async () => {
    if (codeUrl !== null) setFetched(await loadDemoCode(codeUrl));
  }, [codeUrl]);
  const isCodeMissing = codeUrl !== null && fetched === null;
  const tailwindStylesheet = scripts?.tailwindStylesheet ?? null;
  const prepare = useCallback(
    (styling: CodeStyling) => {
      const code = isCodeMissing ? loadCode() : null;
      const styles = loadTailwindStyles(tailwindStylesheet, styling);
      return code || styles ? Promise.allSettled([code, styles]) : null;
    },
    [isCodeMissing, loadCode, tailwindStylesheet],
  );
  const value = useMemo<Demos>(
    () => ({
      byName: new Map(demos.map((demo) => [demo.name, toDemoData(demo, fetched)])),
      playgrounds: new Map(playgrounds.map((playground) => [playground.of, playground])),
      hasStylings: demos.some(({ stylings }) => stylings.length > 1),
      load,
      loadCode,
      prepare,
      theme,
      hash,
      onAction,
    }),
    [demos, playgrounds, load, fetched, loadCode, prepare, theme, hash, onAction],
  );
  return (
    <DemosContext.Provider value={value}>
      {scripts && <DemoStyles {...scripts} />}
      {children}
    </DemosContext.Provider>
  );
}

/** @throws Error `Forgot to wrap component in DemosProvider` when called outside it. */
export function useDemos(): Demos {
  const demos = useContext(DemosContext);
  if (!demos) throw new Error('Forgot to wrap component in DemosProvider');
  return demos;
}
