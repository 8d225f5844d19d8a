import { useEffect, useState } from 'react';
import { findIcon, iconStyles, type IconChoice, type IconStyle } from '../shared/icons';
import type { PlacedIcon } from './IconFiles';
import type { KnownIcons } from './useIconIndex';

interface ChosenIcon {
  isChosen: boolean;
  /** The last one stays while the dialog closes; null before any was chosen. */
  icon: PlacedIcon | null;
  /** Those that the package has of it. */
  styles: readonly IconStyle[];
  /** Words for what it shows and means. */
  meanings: readonly string[];
}

/**
 * The icon that the address names, in a dialog of its own.
 * @param selected name of its component, or nothing. @param load fetches pictures, the same function always.
 */
export function useChosenIcon(
  known: KnownIcons | null,
  selected: string,
  load: (icons: readonly PlacedIcon[]) => void,
): ChosenIcon {
  const chosen = known && selected !== '' ? findIcon(known.data, selected) : null;
  const [last, setLast] = useState<IconChoice | null>(chosen);
  if (chosen && (chosen.name !== last?.name || chosen.style !== last.style)) setLast(chosen);
  const shown = chosen ?? last;
  const place = (shown && known?.places.get(shown.name)) ?? 0;
  const style = shown?.style;
  useEffect(() => {
    if (style) load([{ name: '', style, place }]);
  }, [load, style, place]);
  return {
    isChosen: chosen !== null,
    icon: shown && { ...shown, place },
    styles: iconStyles.filter((one) => shown && !known?.data.missing[shown.name]?.includes(one)),
    meanings: (known?.data.meanings[place] ?? '').split(', ').filter(Boolean),
  };
}
