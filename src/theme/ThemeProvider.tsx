import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
} from 'react';
import { track } from '../analytics/track';
import { writeStored } from '../storage/entries';
import {
  darkQuery,
  readModeSetting,
  readStoredTheme,
  readSystemMode,
} from '../storage/storedTheme';
import {
  modeKey,
  themeSettingsKey,
  themeColors,
  type ModeSetting,
  type PaletteMode,
} from '../shared/preferences';
import { initialThemeState, reduceTheme, type ThemeAction, type ThemeState } from './themeState';

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

/** Puts the state on the document, as the boot script did before first paint. */
function applyTheme(state: ThemeState): void {
  const { body, documentElement } = document;
  body.classList.toggle('mode-dark', state.paletteMode === 'dark');
  body.classList.toggle('mode-light', state.paletteMode === 'light');
  // Also the same value would make the browser compute the style of every element again.
  if (documentElement.dir !== state.direction) documentElement.dir = state.direction;
  documentElement.toggleAttribute('data-dense', state.dense);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', themeColors[state.paletteMode]);
  }
}

/** `useReducer` for the theme, starting from what is stored once the page is hydrated. */
function useStoredTheme(mode: ModeSetting, systemMode: PaletteMode, ready: boolean) {
  const [state, dispatch] = useReducer(reduceTheme, initialThemeState);

  useEffect(() => {
    const { dense, spacing, ...others } = readStoredTheme();
    dispatch({ type: 'CHANGE', payload: others });
    dispatch({ type: 'SET_DENSE', payload: dense });
    dispatch({ type: 'SET_SPACING', payload: spacing });
  }, []);

  useEffect(() => {
    if (ready)
      dispatch({ type: 'CHANGE', payload: { paletteMode: mode === 'system' ? systemMode : mode } });
  }, [mode, systemMode, ready]);

  const isLoaded = useRef(false);
  useEffect(() => {
    // The first run still holds the defaults, and what the boot script applied must stay.
    if (!isLoaded.current) {
      isLoaded.current = ready;
      return;
    }
    applyTheme(state);
    const { direction, dense, spacing, paletteColors } = state;
    writeStored(themeSettingsKey, JSON.stringify({ direction, dense, spacing, paletteColors }));
  }, [state, ready]);

  return [state, dispatch] as const;
}

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
    const followStorage = (event: StorageEvent) => {
      if (event.key === modeKey || event.key === null) setModeState(readModeSetting());
    };
    window.addEventListener('storage', followStorage);
    const media = window.matchMedia(darkQuery);
    const followSystem = () => setSystemMode(readSystemMode());
    media.addEventListener('change', followSystem);
    return () => {
      window.removeEventListener('storage', followStorage);
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
