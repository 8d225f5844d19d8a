import { chromium, type Page, type Request } from 'playwright-core';
import { findChromium } from '../../browser/findChromium';
import { waitForQuiet } from '../../browser/waitForQuiet';
import { toPageScript } from '../toPageScript';

export interface BrowserFigures {
  /** Bytes on the wire from opening search to the complete results of the first query, headers included, and the files they were. */
  bytes: number;
  files: { name: string; bytes: number }[];
  /** Milliseconds from the input event to the frame in which the list has changed. */
  firstQuery: number;
  /** Of keys typed one after the other, with their text not fetched before. */
  keys: number[];
}

declare global {
  interface Window {
    /** Null for a key after which the list was the same. */
    searchTimes: (number | null)[];
  }
}

/** Runs in the page: notes for each input event how long it takes until the list shows something else. */
function watchList(): void {
  window.searchTimes = [];
  const read = () =>
    [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent).join('|');
  document.addEventListener(
    'input',
    () => {
      const started = performance.now();
      const before = read();
      const look = () => {
        if (read() !== before) window.searchTimes.push(performance.now() - started);
        else if (performance.now() - started < 2000) requestAnimationFrame(look);
        else window.searchTimes.push(null);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

async function waitForTimes(page: Page, count: number): Promise<(number | null)[]> {
  await page.waitForFunction((wanted) => window.searchTimes.length >= wanted, count);
  return page.evaluate(() => window.searchTimes);
}

/**
 * One cold visit: opens search with the keyboard, asks a first query in one go, then types each of the others letter by letter.
 * @param queries the first is pasted, the others typed.
 */
export async function measureBrowser(
  url: string,
  queries: readonly string[],
): Promise<BrowserFigures> {
  const [first = '', ...others] = queries;
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await waitForQuiet(page);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.evaluate(toPageScript(watchList));
    await page.keyboard.press('Control+K');
    await page.waitForSelector('[role="combobox"]:focus');
    await page.keyboard.insertText(first);
    const [firstQuery] = await waitForTimes(page, 1);
    if (typeof firstQuery !== 'number')
      throw new Error('The first query has changed nothing in two seconds.');
    // Text that belongs to the query may follow its first results.
    await page.waitForTimeout(1000);
    const files = await Promise.all(
      requests.map(async (request) => {
        const sizes = await request.sizes();
        return {
          name: new URL(request.url()).pathname,
          bytes: sizes.responseBodySize + sizes.responseHeadersSize,
        };
      }),
    );
    const keys: number[] = [];
    for (const query of others) {
      await page.keyboard.press('Control+A');
      for (const letter of query) {
        const count = await page.evaluate(() => window.searchTimes.length);
        await page.keyboard.insertText(letter);
        const times = (await waitForTimes(page, count + 1)).slice(count);
        keys.push(...times.filter((time) => time !== null));
      }
    }
    return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files, firstQuery, keys };
  } finally {
    await browser.close();
  }
}
