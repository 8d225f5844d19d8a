import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
} from 'react';
import { track } from '../analytics/track';
import { writeStored } from '../storage/entries';
import { followStorage } from '../storage/followStorage';
import { darkQuery, readModeSetting, readSystemMode } from '../storage/storedTheme';
import { modeKey, type ModeSetting, type PaletteMode } from '../shared/preferences';
import { initialThemeState, type ThemeAction, type ThemeState } from './themeState';
import { useStoredTheme } from './useStoredTheme';

type ThemeDispatch = Dispatch<ThemeAction>;
type ModeControl = readonly [ModeSetting, (mode: ModeSetting) => void];

const ThemeStateContext = createContext<ThemeState>(initialThemeState);
const ThemeDispatchContext = createContext<ThemeDispatch>(() => {
  throw new Error('Forgot to wrap component in ThemeProvider');
});
const ModeContext = createContext<ModeControl>([
  'system',
  () => {
    throw new Error('Forgot to wrap component in ThemeProvider');
  },
]);

/** Holds the theme state; follows the system's scheme and other tabs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  const [mode, setModeState] = useState<ModeSetting>('system');
  const [systemMode, setSystemMode] = useState<PaletteMode>('light');
  const [state, dispatch] = useStoredTheme(mode, systemMode, ready);

  useEffect(() => {
    setModeState(readModeSetting());
    setSystemMode(readSystemMode());
    setReady(true);
    const stopFollowing = followStorage((key) => {
      if (key === modeKey || key === null) setModeState(readModeSetting());
    });
    const media = window.matchMedia(darkQuery);
    const followSystem = () => setSystemMode(readSystemMode());
    media.addEventListener('change', followSystem);
    return () => {
      stopFollowing();
      media.removeEventListener('change', followSystem);
    };
  }, []);

  const setMode = useCallback((next: ModeSetting) => {
    writeStored(modeKey, next);
    setModeState(next);
    track('theme_mode', { mode: next });
  }, []);
  const modeControl = useMemo<ModeControl>(() => [mode, setMode], [mode, setMode]);

  return (
    <ThemeDispatchContext.Provider value={dispatch}>
      <ModeContext.Provider value={modeControl}>
        <ThemeStateContext.Provider value={state}>{children}</ThemeStateContext.Provider>
      </ModeContext.Provider>
    </ThemeDispatchContext.Provider>
  );
}

/** The theme that demos follow; the defaults until the page is hydrated. */
export function useThemeState(): ThemeState {
  return useContext(ThemeStateContext);
}

/** @returns a dispatch that throws `Forgot to wrap component in ThemeProvider` when called outside it. */
export function useThemeDispatch(): ThemeDispatch {
  return useContext(ThemeDispatchContext);
}

/** The chosen mode (`light`, `dark` or `system`) and how to choose another. */
export function useModeSetting(): ModeControl {
  return useContext(ModeContext);
}
