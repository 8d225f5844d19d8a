/** What `watchSearch` keeps; times in milliseconds from the start of the page, 0 for what has not happened. */
interface SearchWatch {
  askedAt: number;
  shownAt: number;
  /** Results that are to be seen. */
  count: number;
  /** The results before the query. */
  before: string;
}

declare global {
  interface Window {
    searchWatch: SearchWatch;
    /** Waits for the next query. */
    armSearchWatch: () => void;
  }
}

/** Runs in the page: notes how long it takes from the last input of a query to a frame with other results. */
export function watchSearch({ input, result }: { input: string; result: string }): void {
  const findResults = () =>
    [...document.querySelectorAll(result)].filter((element) => element.getClientRects().length > 0);
  const read = () =>
    findResults()
      .map(({ textContent }) => textContent)
      .join('|')
      .slice(0, 500);

  window.armSearchWatch = () => {
    window.searchWatch = { askedAt: 0, shownAt: 0, count: 0, before: read() };
  };

  const noteInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(input)) return;
    window.searchWatch.askedAt = performance.now();
    window.searchWatch.shownAt = 0;
  };

  const look = () => {
    const watch = window.searchWatch;
    if (watch.askedAt > 0 && watch.shownAt === 0) {
      const text = read();
      if (text && text !== watch.before) {
        watch.shownAt = performance.now();
        watch.count = findResults().length;
      }
    }
    requestAnimationFrame(look);
  };

  window.armSearchWatch();
  document.addEventListener('input', noteInput, true);
  requestAnimationFrame(look);
}
