interface DemoTime {
  /** Milliseconds from the start of the page. */
  seen: number;
  /** Undefined until it is. */
  alive: number | undefined;
}

declare global {
  interface Window {
    /**
     * Milliseconds from the first pixel of each seen demo in the viewport, once the page has been painted, to the demo alive: 0 where it was
     * alive before, null where it is not yet.
     */
    readDemoTimes: () => (number | null)[];
  }
}

/**
 * Runs in the page: notes when each demo is first seen, and when React has its outermost element. It asks for no more than that with each
 * frame, and only of demos that are seen: the asking takes from the time that it measures.
 */
export function watchDemos(): void {
  const times = new Map<Element, DemoTime>();
  const isAlive = (demo: Element) => {
    const outermost = demo.querySelector(':not([data-demo-mode])');
    return (
      outermost !== null && Object.keys(outermost).some((key) => key.startsWith('__reactFiber'))
    );
  };
  const noteAlive = () => {
    for (const [demo, time] of times) {
      if (time.alive === undefined && isAlive(demo)) time.alive = performance.now();
    }
    requestAnimationFrame(noteAlive);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, time } of entries) {
      if (!isIntersecting || times.has(target)) continue;
      times.set(target, { seen: time, alive: isAlive(target) ? time : undefined });
    }
  });
  window.readDemoTimes = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return [...times.values()].map(({ seen, alive }) =>
      alive === undefined ? null : Math.max(0, alive - Math.max(seen, paint?.startTime ?? 0)),
    );
  };
  addEventListener('DOMContentLoaded', () => {
    for (const demo of document.querySelectorAll('[data-demo]')) observer.observe(demo);
    requestAnimationFrame(noteAlive);
  });
}
