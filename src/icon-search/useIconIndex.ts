import { useCallback, useEffect, useState } from 'react';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import type { IconNames } from '../shared/icons';
import type { IconFiles } from './IconFiles';
import { IconIndex } from './IconIndex';

/** All names with what is made of them. */
export interface KnownIcons {
  data: IconNames;
  index: IconIndex;
  /** Of each name in the order of the set. */
  places: ReadonlyMap<string, number>;
}

interface IconIndexState {
  /** Null until the names are here. */
  known: KnownIcons | null;
  hasFailed: boolean;
  retry(): void;
}

/** Fetches the names when the page is alive. */
export function useIconIndex(files: IconFiles): IconIndexState {
  const [known, setKnown] = useState<KnownIcons | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const data = await files.loadNames();
      const places = new Map(data.names.map((name, place) => [name, place]));
      setKnown({ data, index: new IconIndex(data), places });
    } catch {
      setFailed(true);
      void reloadIfOutdated();
    }
  }, [files]);
  useEffect(() => {
    void load();
  }, [load]);
  return { known, hasFailed, retry: () => void load() };
}
