import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** The parts of an address that say where to scroll. */
interface RouterLocation {
  pathname: string;
  hash: string;
}

/** By the key of the entry; what cannot be stored is known to this document at least. */
type Positions = Map<string, number>;

const toStorageKey = (entryKey: string) => `@@scroll|${entryKey}`;

/** Key of the current entry of the history; null for one that has none yet, which is new. */
function readEntryKey(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}

/**
 * The router gives a key to each entry that it opens, which is the time; those that the browser opens get theirs here. It is no time,
 * since two entries of one millisecond would share their place.
 */
function giveEntryKey(): string {
  const key = String(Math.random());
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state ?? {}), key }, '');
  return key;
}

function storePosition(positions: Positions, entryKey: string): void {
  positions.set(entryKey, window.scrollY);
  try {
    sessionStorage.setItem(toStorageKey(entryKey), String(window.scrollY));
  } catch {
    // Blocked or full.
  }
}

function readPosition(positions: Positions, entryKey: string): number | null {
  try {
    const stored = positions.get(entryKey) ?? sessionStorage.getItem(toStorageKey(entryKey));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no text names nothing.
    return null;
  }
}

/**
 * Keeps the browser from scrolling to another entry's place while the page of the one that is left is still there. A document that
 * is opened again is the browser's to scroll: its HTML is there before any script.
 */
function useOwnRestoration(): void {
  useLayoutEffect(() => {
    const toManual = () => (window.history.scrollRestoration = 'manual');
    const toAuto = () => (window.history.scrollRestoration = 'auto');
    toManual();
    window.addEventListener('pageshow', toManual);
    window.addEventListener('pagehide', toAuto);
    return () => {
      window.removeEventListener('pageshow', toManual);
      window.removeEventListener('pagehide', toAuto);
    };
  }, []);
}

/**
 * Stands in for what gatsby-react-router-scroll gives Gatsby's runtime to put around every page: scrolls to where the reader was in
 * this entry of the history, and in a new one to where the hash leads, or to the top. The package throws at a hash that cannot be
 * decoded, and then React takes everything off the page; it also takes a reader who comes back or loads a page again to the hash, and
 * one who opens it anew to where they once left it. It asks plugins whether to scroll at all; none here answers.
 */
export function ScrollContext({
  location,
  children,
}: {
  location: RouterLocation;
  children: ReactNode;
}): ReactNode {
  const isOpening = useRef(true);
  const [positions] = useState<Positions>(() => new Map());
  useOwnRestoration();

  useLayoutEffect(() => {
    const entryKey = readEntryKey() ?? giveEntryKey();
    const position = readPosition(positions, entryKey);
    const hasPlace = position !== null || location.hash !== '';
    // The browser has opened HTML at its place, and the reader may have gone on since; what a script has made is still at its top.
    if (!isOpening.current || (hasPlace && window.scrollY === 0)) {
      if (position !== null) window.scrollTo(0, position);
      else if (location.hash === '') window.scrollTo(0, 0);
      else findTarget(location.hash)?.scrollIntoView();
    }
    isOpening.current = false;

    const store = () => {
      // While the page of another entry is on its way, this one is still there.
      if (readEntryKey() === entryKey) storePosition(positions, entryKey);
    };
    // Also where the reader was before there was anybody to hear them scroll.
    const frame = requestAnimationFrame(store);
    window.addEventListener('scroll', store);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', store);
    };
  }, [location, positions]);

  return children;
}

/**
 * The other export of the package, which webpack warns of where it is missing. Nothing imports it (`eslint.config.mjs`).
 * @throws Error
 */
export function useScrollRestoration(): never {
  throw new Error('It is not in the bundle: see src/node/webpack/leftOutParts.ts.');
}
