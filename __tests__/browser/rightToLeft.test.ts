import { serveSite, type ServedSite } from './support/site';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

async function openMirrored(pathname: string) {
  const page = await site.open('/404/');
  await page.evaluate(() => {
    localStorage.setItem('theme-settings', JSON.stringify({ direction: 'rtl' }));
    // A first visit picks one at random, and one of them folds the cells.
    localStorage.setItem('apiPage_default', 'expanded');
  });
  await page.goto(`${site.url}${pathname}`);
  return page;
}

it.each([
  ['/versions/', 'td'],
  ['/material-ui/api/autocomplete/', '[data-label] p'],
  ['/material-ui/react-table/', '.prose td'],
  ['/production-error/', 'td'],
])('stands at the right and reads from the left on %s', async (pathname, selector) => {
  const page = await openMirrored(pathname);
  const placed = await page.locator(`main ${selector}`).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!text || element.clientWidth === 0 || text.parentElement !== element) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      // Of a line that other elements are part of, every piece has a rectangle of its own.
      const end = Math.max(...[...range.getClientRects()].map(({ right }) => right));
      const box = element.getBoundingClientRect();
      const start = box.right - parseFloat(getComputedStyle(element).paddingRight);
      return [{ isAtStart: Math.abs(start - end) < 2, text: element.textContent }];
    }),
  );
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.filter(({ isAtStart }) => !isAtStart)).toEqual([]);
});

it('writes code from the left', async () => {
  const page = await openMirrored('/versions/');
  const isInOrder = await page.locator('main code').evaluateAll((codes) =>
    codes.map((code) => {
      const text = code.firstChild;
      if (!text) return false;
      const toLeft = (offset: number) => {
        const range = document.createRange();
        range.setStart(text, offset);
        range.setEnd(text, offset + 1);
        return range.getBoundingClientRect().left;
      };
      return toLeft(0) < toLeft(1);
    }),
  );
  expect(isInOrder.length).toBeGreaterThan(0);
  expect(isInOrder).not.toContain(false);
});

it('ends the name of search at its right', async () => {
  const page = await openMirrored('/material-ui/getting-started/installation/');
  const [start, end] = await page.locator('a[data-action="search"] > span').evaluate((label) => {
    const text = label.firstChild as Text;
    return [0, text.length - 1].map((offset) => {
      const range = document.createRange();
      range.setStart(text, offset);
      range.setEnd(text, offset + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(end).toBeGreaterThan(start ?? Infinity);
});
