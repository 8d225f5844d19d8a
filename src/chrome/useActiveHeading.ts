import { useCallback, useEffect, useRef, useState } from 'react';

/** After a click the reader decides, not the scrolling that follows from it. */
const clickLockMilliseconds = 1000;

/** Headings above this part of the window have been reached. */
const readingLine = 1 / 8;

function findActive(headings: readonly HTMLElement[]): string | null {
  const { innerHeight, scrollY } = window;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (isAtEnd) return headings.at(-1)?.id ?? null;
  const scrollPadding = Number.parseFloat(
    getComputedStyle(document.documentElement).scrollPaddingTop,
  );
  // A heading that a link leads to stands below the header, which may be lower than the line.
  const line = Math.max(innerHeight * readingLine, (scrollPadding || 0) + 1);
  const reached = headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
  return reached?.id ?? null;
}

/**
 * Which heading the reader is at, by scrolling position; null above the first.
 * @param ids in the order of the page. @returns the id, and what to call when the reader chooses one.
 */
export function useActiveHeading(
  ids: readonly string[],
): readonly [string | null, (id: string) => void] {
  const [active, setActive] = useState<string | null>(null);
  const lockedUntil = useRef(0);

  useEffect(() => {
    let frame = 0;
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      frame = 0;
      if (performance.now() >= lockedUntil.current) setActive(findActive(headings));
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids]);

  const choose = useCallback((id: string) => {
    lockedUntil.current = performance.now() + clickLockMilliseconds;
    setActive(id);
  }, []);
  return [active, choose];
}
