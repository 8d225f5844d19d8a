import { useCallback, useEffect, useRef, useState } from 'react';

/** After a click the reader decides, not the scrolling that follows from it. */
const clickLockMilliseconds = 1000;

/** Headings above this part of the window have been reached. */
const readingLine = 1 / 8;

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
}

/** Distance of the line from the top of the window. */
function measureLine(): number {
  const scrollPadding = Number.parseFloat(
    getComputedStyle(document.documentElement).scrollPaddingTop,
  );
  // A heading that a link leads to stands below the header, which may be lower than the line.
  return Math.max(window.innerHeight * readingLine, (scrollPadding || 0) + 1);
}

function findHeadings(ids: readonly string[]): HTMLElement[] {
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

function findActive(headings: readonly HTMLElement[]): string | null {
  if (window.scrollY > 0 && isAtEnd()) return headings.at(-1)?.id ?? null;
  const line = measureLine();
  const reached = headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
  return reached?.id ?? null;
}

/** Whether a heading is where its link leads: above the line, or at the end of the page as near to it as it can come. */
function isWhereLinkLeads(heading: HTMLElement): boolean {
  const { top } = heading.getBoundingClientRect();
  return top >= 0 && (top <= measureLine() || (isAtEnd() && top < window.innerHeight));
}

/**
 * Which heading the reader is at, by scrolling position; null above the first.
 * @param ids in the order of the page. @returns the id, and what to call when the reader chooses one.
 */
export function useActiveHeading(
  ids: readonly string[],
): readonly [string | null, (id: string) => void] {
  const [active, setActive] = useState<string | null>(null);
  /** Runs while what the reader has chosen counts; 0 when it does not. */
  const lock = useRef(0);

  useEffect(() => {
    let frame = 0;
    const headings = findHeadings(ids);
    const update = () => {
      frame = 0;
      if (lock.current === 0) setActive(findActive(headings));
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(lock.current);
      lock.current = 0;
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids]);

  const choose = useCallback(
    (id: string) => {
      setActive(id);
      window.clearTimeout(lock.current);
      lock.current = window.setTimeout(() => {
        lock.current = 0;
        const chosen = document.getElementById(id);
        // The reader may have gone on meanwhile.
        if (!chosen || !isWhereLinkLeads(chosen)) setActive(findActive(findHeadings(ids)));
      }, clickLockMilliseconds);
    },
    [ids],
  );
  return [active, choose];
}
