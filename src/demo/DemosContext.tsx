import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { type DemoModule, type DemoThemeStore } from '../shared/demoRuntime';
import { type DemoAction } from './demoActions';
import { DemoStyles } from './DemoStyles';
import { loadDemoModule } from './loadDemoModule';
import { useThemeStore } from './useThemeStore';

export type DemoData = Queries.DemoFrameFragment;
export type DemoVariantData = DemoData['variants'][number];
export type PlaygroundData = Queries.PlaygroundPanelFragment;
export type ReportDemoAction = (action: DemoAction, name: string) => void;

interface Demos {
  byName: ReadonlyMap<string, DemoData>;
  /** By name of the component. */
  playgrounds: ReadonlyMap<string, PlaygroundData>;
  /** Whether any demo of the page exists in several stylings, so that the choice means something here. */
  hasStylings: boolean;
  /** Loads the script of the page's demos; rejects when it cannot be loaded. */
  load(): Promise<DemoModule>;
  theme: DemoThemeStore;
  /** Hash of the address, with its mark; empty on the server. */
  hash: string;
  onAction: ReportDemoAction;
}

export const DemosContext = createContext<Demos | null>(null);

interface DemosProviderProps {
  demos: readonly DemoData[];
  playgrounds: readonly PlaygroundData[];
  scripts: Queries.DemoScriptsFragment | null;
  hash: string;
  onAction?: ReportDemoAction;
  children: ReactNode;
}

function ignoreAction(): void {
  return;
}

/** Offers the demos and playgrounds of a page to its islands, and places their styles before the first of them. */
export function DemosProvider({
  demos,
  playgrounds,
  scripts,
  hash,
  onAction = ignoreAction,
  children,
}: DemosProviderProps) {
  const theme = useThemeStore();
  const load = useCallback(
    () =>
      scripts
        ? loadDemoModule(scripts)
        : Promise.reject(new Error('This page has no script for its demos.')),
    [scripts],
  );
  const value = useMemo<Demos>(
    () => ({
      byName: new Map(demos.map((demo) => [demo.name, demo])),
      playgrounds: new Map(playgrounds.map((playground) => [playground.of, playground])),
      hasStylings: demos.some(({ stylings }) => stylings.length > 1),
      load,
      theme,
      hash,
      onAction,
    }),
    [demos, playgrounds, load, theme, hash, onAction],
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
