import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** An entry of the history, as the router tells of it. */
interface RouterLocation {
  pathname: string;
  hash: string;
  key?: string;
}

/** By the key under which they are stored; what cannot be stored is known to this document at least. */
type Positions = Map<string, number>;

/** The key is the same for all that were not opened by the router. */
const toStorageKey = ({ pathname, hash, key }: RouterLocation) =>
  `@@scroll|${pathname}${hash}|${key}`;

function storePosition(positions: Positions, location: RouterLocation): void {
  const storageKey = toStorageKey(location);
  positions.set(storageKey, window.scrollY);
  try {
    sessionStorage.setItem(storageKey, String(window.scrollY));
  } catch {
    // Blocked or full.
  }
}

function readPosition(positions: Positions, location: RouterLocation): number | null {
  const storageKey = toStorageKey(location);
  try {
    const stored = positions.get(storageKey) ?? sessionStorage.getItem(storageKey);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** Whether the reader has been in this document before: it is loaded again, or comes out of the history. */
function isReturn(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'reload' || opening?.type === 'back_forward';
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
 * Stands in for what gatsby-react-router-scroll gives Gatsby's runtime to put around every page: scrolls to where the hash leads, or
 * to where the reader was in this entry of the history. The package throws at a hash that cannot be decoded, and then React
 * takes everything off the page; it also takes a reader who loads a page again back to the hash, and one who opens it anew
 * to where they once left it. It asks plugins whether to scroll at all; none here answers.
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

  useLayoutEffect(() => {
    const position = readPosition(positions, location);
    const isKept = isOpening.current ? position !== null && isReturn() : location.hash === '';
    isOpening.current = false;
    if (isKept) window.scrollTo(0, position ?? 0);
    else findTarget(location.hash)?.scrollIntoView();

    const store = () => storePosition(positions, location);
    window.addEventListener('scroll', store);
    return () => window.removeEventListener('scroll', store);
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
