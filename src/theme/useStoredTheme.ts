import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { writeStored } from '../storage/entries';
import { followStorage } from '../storage/followStorage';
import { readStoredTheme } from '../storage/storedTheme';
import { readThemeVariables, showThemeVariables } from '../storage/themeVariables';
import {
  themeColors,
  themeSettingsKey,
  themeVariablesKey,
  type ModeSetting,
  type PaletteMode,
  type StoredThemeSettings,
} from '../shared/preferences';
import { initialThemeState, reduceTheme, type ThemeAction, type ThemeState } from './themeState';

/** Puts the state on the document, as the boot script did before first paint. */
function applyTheme({ paletteMode, direction, dense }: ThemeState): void {
  const { body, documentElement } = document;
  body.classList.toggle('mode-dark', paletteMode === 'dark');
  body.classList.toggle('mode-light', paletteMode === 'light');
  // Also the same value would make the browser compute the style of every element again.
  if (documentElement.style.colorScheme !== paletteMode)
    documentElement.style.colorScheme = paletteMode;
  if (documentElement.dir !== direction) documentElement.dir = direction;
  documentElement.toggleAttribute('data-dense', dense);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', themeColors[paletteMode]);
  }
}

function storeSettings({ direction, dense, spacing, paletteColors }: StoredThemeSettings): void {
  writeStored(themeSettingsKey, JSON.stringify({ direction, dense, spacing, paletteColors }));
}

/**
 * The theme, starting from what is stored once the page is hydrated; follows the settings of other tabs, and the mode that it is given.
 * @param ready whether the mode has been read.
 * @returns the theme, and how the reader changes it: that alone is stored. What is followed is stored already, and may be newer
 * than what else is shown here.
 */
export function useStoredTheme(
  mode: ModeSetting,
  systemMode: PaletteMode,
  ready: boolean,
): readonly [ThemeState, Dispatch<ThemeAction>] {
  const [state, setState] = useState(initialThemeState);
  const latest = useRef(state);

  const show = useCallback((action: ThemeAction) => {
    latest.current = reduceTheme(latest.current, action);
    setState(latest.current);
  }, []);
  const change = useCallback(
    (action: ThemeAction) => {
      show(action);
      storeSettings(latest.current);
    },
    [show],
  );

  useEffect(() => {
    const showSettings = ({ dense, spacing, direction, paletteColors }: StoredThemeSettings) => {
      show({ type: 'CHANGE', payload: { direction, paletteColors } });
      show({ type: 'SET_DENSE', payload: dense });
      show({ type: 'SET_SPACING', payload: spacing });
    };
    const stored = readStoredTheme();
    show({ type: 'CHANGE', payload: { paletteMode: stored.paletteMode } });
    showSettings(stored);
    return followStorage((key) => {
      if (key === themeSettingsKey || key === null) showSettings(readStoredTheme());
      if (key === themeVariablesKey || key === null) showThemeVariables(readThemeVariables());
    });
  }, [show]);

  useEffect(() => {
    if (ready)
      show({ type: 'CHANGE', payload: { paletteMode: mode === 'system' ? systemMode : mode } });
  }, [show, mode, systemMode, ready]);

  const isLoaded = useRef(false);
  useEffect(() => {
    // The first run still holds the defaults, and what the boot script applied must stay.
    if (!isLoaded.current) {
      isLoaded.current = ready;
      return;
    }
    applyTheme(state);
  }, [state, ready]);

  return [state, change];
}
