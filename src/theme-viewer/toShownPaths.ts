import { listAncestors } from './themePaths';
import type { ThemeChanges } from './toThemeChanges';

/**
 * Paths that are shown of the tree.
 * @param found what a search has found, with everything above it; null for all. @param changes to which it is narrowed, if there are any.
 * @returns null for all.
 */
export function toShownPaths(
  found: ReadonlySet<string> | null,
  changes: ThemeChanges,
): ReadonlySet<string> | null {
  if (changes.size === 0) return found;
  const changed = [...changes.keys()].filter((path) => found?.has(path) ?? true);
  return new Set(changed.flatMap((path) => [path, ...listAncestors(path)]));
}
