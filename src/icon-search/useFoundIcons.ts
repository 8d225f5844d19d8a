import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { IconColor, IconMarkup } from '../shared/icons';
import type { IconAddress } from './iconAddress';
import type { IconFiles, PlacedIcon } from './IconFiles';
import { toPlacedIcons } from './toPlacedIcons';
import type { KnownIcons } from './useIconIndex';

/** What the build knows of the icons. */
export interface IconSetData {
  /** Pathname of the folder with the files, with a slash at both ends. */
  readonly folder: string;
  /** Icons in the filled style. */
  readonly count: number;
  /** Shown before any file is here, in the filled style and in the order of the set. */
  readonly first: readonly { readonly name: string; readonly markup: IconMarkup }[];
  readonly colors: readonly IconColor[];
}

interface FoundIcons {
  /** As many as are wanted at most. */
  icons: readonly PlacedIcon[];
  /** How many there are, in the filled style until the names are here. */
  total: number;
  arePicturesMissing: boolean;
  getMarkup(icon: PlacedIcon): IconMarkup | undefined;
  /** Fetches the pictures of these icons. */
  load(icons: readonly PlacedIcon[]): void;
}

/**
 * The icons of a query and style with their pictures, which are fetched. Until the names are here they are the first ones.
 * @param limit how many are wanted at most.
 */
export function useFoundIcons(
  set: IconSetData,
  files: IconFiles,
  known: KnownIcons | null,
  { query, theme }: Pick<IconAddress, 'query' | 'theme'>,
  limit: number,
): FoundIcons {
  const [arePicturesMissing, setPicturesMissing] = useState(false);
  const changes = useSyncExternalStore(files.subscribe, files.getChanges, () => 0);

  const first = useMemo(() => {
    const places = new Map(set.first.map(({ name }, place) => [name, place]));
    const markups = new Map(set.first.map(({ name, markup }) => [name, markup]));
    return { names: [...places.keys()], places, markups };
  }, [set.first]);
  const found = useMemo(
    () => (known ? known.index.search(query) : first.names),
    [known, query, first],
  );
  const { icons, total } = useMemo(
    () =>
      known
        ? toPlacedIcons(found, known.data, known.places, theme, limit)
        : {
            ...toPlacedIcons(found, { missing: {} }, first.places, 'Filled', limit),
            total: set.count,
          },
    [known, found, first, theme, limit, set.count],
  );

  const getMarkup = useCallback(
    (icon: PlacedIcon) =>
      (icon.style === 'Filled' ? first.markups.get(icon.name) : undefined) ?? files.getMarkup(icon),
    // Other pictures are there after each change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [files, first, changes],
  );
  const load = useCallback(
    (wanted: readonly PlacedIcon[]) => {
      void files.load(wanted).then((isComplete) => setPicturesMissing(!isComplete));
    },
    [files],
  );
  useEffect(() => {
    load(icons.filter((icon) => getMarkup(icon) === undefined));
    // What comes meanwhile is no reason to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [load, icons]);

  return { icons, total, arePicturesMissing, getMarkup, load };
}
