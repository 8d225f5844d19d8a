import { iconStyles, type IconNames, type IconTheme } from '../shared/icons';
import type { PlacedIcon } from './IconFiles';

/** Icons of the names in the chosen style, or each in all that it has. @param limit how many are wanted at most. */
export function toPlacedIcons(
  found: readonly string[],
  { missing }: Pick<IconNames, 'missing'>,
  places: ReadonlyMap<string, number>,
  theme: IconTheme,
  limit: number,
): { icons: PlacedIcon[]; total: number } {
  const styles = theme === 'All' ? iconStyles : [theme];
  const icons: PlacedIcon[] = [];
  let total = 0;
  for (const name of found) {
    const place = places.get(name);
    if (place === undefined) continue;
    for (const style of styles) {
      if (missing[name]?.includes(style)) continue;
      total += 1;
      if (icons.length < limit) icons.push({ name, style, place });
    }
  }
  return { icons, total };
}
