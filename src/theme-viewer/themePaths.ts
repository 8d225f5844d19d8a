import { themeRoot, type ThemeNode } from '../shared/themeTree';

/** Path of the key that the query of an address names as the public site does: `?expand-path=$.palette.primary`. */
export function readExpandedPath(search: string): string | null {
  const path = new URLSearchParams(search).get('expand-path');
  return path?.startsWith('$.') ? themeRoot + path.slice(1) : null;
}

/** Paths of all keys, each before those below it. */
export function listPaths(nodes: readonly ThemeNode[], path: string = themeRoot): string[] {
  return nodes.flatMap(({ key, children }) => {
    const at = `${path}.${key}`;
    return [at, ...listPaths(children, at)];
  });
}

/** Paths above a path, `theme.palette` for `theme.palette.mode`. */
export function listAncestors(path: string): string[] {
  const parts = path.split('.');
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('.'));
}

/**
 * Paths to show for a query: those whose path or value has every word of it, and all above them.
 * @returns null where nothing is asked for, which is everything.
 */
export function findPaths(
  nodes: readonly ThemeNode[],
  query: string,
): { shown: ReadonlySet<string>; count: number } | null {
  const words = query
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean);
  if (words.length === 0) return null;
  const shown = new Set<string>();
  let count = 0;
  const visit = (children: readonly ThemeNode[], path: string): void => {
    for (const { key, value, dark, children: below } of children) {
      const at = `${path}.${key}`;
      if (value === null) {
        visit(below, at);
        continue;
      }
      const text = `${at} ${value} ${dark ?? ''}`.toLowerCase();
      if (!words.every((word) => text.includes(word))) continue;
      count += 1;
      for (const shownPath of [at, ...listAncestors(at)]) shown.add(shownPath);
    }
  };
  visit(nodes, themeRoot);
  return { shown, count };
}
