import { useCallback, useEffect, useState } from 'react';
import { track } from '../analytics/track';
import {
  parseApiDisplay,
  toApiDisplayKey,
  type ApiDisplay,
  type ApiSection,
} from '../shared/preferences';
import { writeStored } from '../storage/entries';
import { showMissingPreferences } from './showMissingPreferences';

function toDatasetKey(section: ApiSection): string {
  return `api${section.charAt(0).toUpperCase()}${section.slice(1)}`;
}

/**
 * How one section of the API pages is shown. The boot script chose it before first paint and wrote it on `<html>`;
 * this reads it from there and keeps a new choice.
 */
export function useApiDisplay(
  section: ApiSection,
): readonly [ApiDisplay, (display: ApiDisplay) => void] {
  const [display, setDisplay] = useState<ApiDisplay>('expanded');

  useEffect(() => {
    // In the settings of a page of text.
    showMissingPreferences();
    setDisplay(
      parseApiDisplay(document.documentElement.dataset[toDatasetKey(section)]) ?? 'expanded',
    );
  }, [section]);

  const choose = useCallback(
    (next: ApiDisplay) => {
      setDisplay(next);
      document.documentElement.dataset[toDatasetKey(section)] = next;
      writeStored(toApiDisplayKey(section), next);
      track('api_display', { section, display: next });
    },
    [section],
  );
  return [display, choose];
}
