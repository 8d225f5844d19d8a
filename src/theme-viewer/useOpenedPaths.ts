import { useCallback, useEffect, useState } from 'react';
import { decodeHash } from '../shared/decodeHash';
import { themeRoot } from '../shared/themeTree';
import { replaceHash } from '../ui/replaceHash';
import { listAncestors, readExpandedPath } from './themePaths';

interface OpenedPaths {
  opened: ReadonlySet<string>;
  /** Opens these and no others. */
  open(paths: readonly string[]): void;
  toggle(path: string, isOpen: boolean): void;
}

/**
 * Paths of the theme whose keys are shown: those that the reader opens, and the one that the address leads to.
 * @param onLinked called when the address leads to one, which must not be hidden then; the same function always.
 */
export function useOpenedPaths(onLinked: () => void): OpenedPaths {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const openLinked = () => {
      const path = decodeHash(window.location.hash);
      if (!path.startsWith(`${themeRoot}.`)) return;
      onLinked();
      setOpened((before) => new Set([...before, ...listAncestors(path), path]));
      // When what is above it is open.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          document.getElementById(path)?.scrollIntoView({ block: 'nearest' }),
        ),
      );
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    const { hash, search } = window.location;
    const expanded = readExpandedPath(search);
    if (expanded !== null && hash === '') replaceHash(expanded);
    return () => window.removeEventListener('hashchange', openLinked);
  }, [onLinked]);

  const toggle = useCallback((path: string, isOpen: boolean) => {
    setOpened((before) => {
      if (before.has(path) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(path);
      else after.delete(path);
      return after;
    });
  }, []);

  return { opened, open: (paths) => setOpened(new Set(paths)), toggle };
}
