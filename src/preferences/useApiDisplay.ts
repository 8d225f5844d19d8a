import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { track } from '../analytics/track';
import { createListeners } from '../shared/createListeners';
import {
  parseApiDisplay,
  toApiDisplayKey,
  type ApiDisplay,
  type ApiSection,
} from '../shared/preferences';
import { writeStored } from '../storage/entries';
import { showMissingPreferences } from './showMissingPreferences';

/** Of the displays on `<html>`, which several controls show and choose. */
const listeners = createListeners();

function toDatasetKey(section: ApiSection): string {
  return `api${section.charAt(0).toUpperCase()}${section.slice(1)}`;
}

function readDisplay(section: ApiSection): ApiDisplay {
  return parseApiDisplay(document.documentElement.dataset[toDatasetKey(section)]) ?? 'expanded';
}

/**
 * How one section of the API pages is shown. The boot script chose it before first paint and wrote it on `<html>`;
 * this reads it from there and keeps a new choice.
 */
export function useApiDisplay(
  section: ApiSection,
): readonly [ApiDisplay, (display: ApiDisplay) => void] {
  const display = useSyncExternalStore<ApiDisplay>(
    listeners.subscribe,
    () => readDisplay(section),
    () => 'expanded',
  );

  useEffect(() => {
    // In the settings of a page of text.
    showMissingPreferences();
    listeners.tell();
  }, []);

  const choose = useCallback(
    (next: ApiDisplay) => {
      document.documentElement.dataset[toDatasetKey(section)] = next;
      listeners.tell();
      writeStored(toApiDisplayKey(section), next);
      track('api_display', { section, display: next });
    },
    [section],
  );
  return [display, choose];
}
