// Local search: bytes from opening it to the first results, and input event -> results in the page.
// Requests of workers count too (taken from the browser library, not from the page's own CDP session).
// first : the query is inserted as one input event right after the box opened (index not loaded yet)
// warm  : the box is cleared, then the second query is inserted (index loaded)
// typed : the third query typed key by key (60 ms apart), last key -> results
import { launch, idle, median, DESKTOP, kind } from './browser.mjs';

export async function measureSearch(
  url,
  {
    open,
    input,
    result,
    query = 'keyboard',
    second = 'selection',
    third = 'transition',
    samples = 5,
  },
) {
  const browser = await launch();
  try {
    const rows = [];
    for (let i = 0; i < samples; i++) {
      const ctx = await browser.newContext({ viewport: DESKTOP });
      const page = await ctx.newPage();
      let reqs = [];
      const seen = async (q) => {
        try {
          const z = await q.sizes(),
            r = await q.response();
          reqs.push({
            url: q.url(),
            mime: r?.headers()['content-type'] ?? '',
            bytes: z.responseBodySize > 0 ? z.responseBodySize + z.responseHeadersSize : 0,
          });
        } catch {}
      };
      page.on('requestfinished', seen);
      await page.goto(url, { waitUntil: 'load' });
      await idle(page);
      reqs = [];
      await page.locator(open).first().click();
      await page.locator(input).first().waitFor({ state: 'visible' });
      await page.locator(input).first().focus();
      const onOpen = async () => {
        const by = {};
        let bytes = 0,
          requests = 0;
        for (const r of reqs.filter((x) => x.bytes)) {
          const k = kind(r);
          by[k] ??= { n: 0, bytes: 0 };
          by[k].n++;
          by[k].bytes += r.bytes;
          bytes += r.bytes;
          requests++;
        }
        return {
          bytes,
          requests,
          by,
          list: reqs.map((r) => `${r.bytes} ${new URL(r.url).pathname}`),
        };
      };
      await page.evaluate(
        ({ input, result }) => {
          const now = () => performance.now();
          const vis = () =>
            [...document.querySelectorAll(result)].filter((e) => e.getClientRects().length);
          const sig = () =>
            vis()
              .map((e) => e.textContent)
              .join('|')
              .slice(0, 500);
          window.__s = { t0: 0, t1: 0, n: 0 };
          let base = '';
          window.__arm = () => {
            base = sig();
            window.__s = { t0: 0, t1: 0, n: 0 };
          };
          document.addEventListener(
            'input',
            (e) => {
              if (e.target.matches(input)) {
                window.__s.t0 = now();
                window.__s.t1 = 0;
              }
            },
            true,
          );
          const tick = () => {
            const s = window.__s;
            if (s.t0 && !s.t1) {
              const k = sig();
              if (k && k !== base) {
                s.t1 = now();
                s.n = vis().length;
              }
            }
            requestAnimationFrame(tick);
          };
          requestAnimationFrame(tick);
        },
        { input, result },
      );
      const got = async () => {
        for (let k = 0; k < 1000; k++) {
          const s = await page.evaluate(() => window.__s);
          if (s.t1) return { ms: s.t1 - s.t0, n: s.n };
          await page.waitForTimeout(10);
        }
        return { ms: null, n: 0 };
      };
      const row = {};
      await page.evaluate(() => window.__arm());
      await page.keyboard.insertText(query);
      row.first = await got();
      await idle(page, 300, 5000);
      row.bytes = await onOpen();
      const clear = async () => {
        await page.keyboard.press('Control+A');
        await page.keyboard.press('Backspace');
        await page.waitForTimeout(600);
        await page.evaluate(() => window.__arm());
      };
      await clear();
      await page.keyboard.insertText(second);
      row.warm = await got();
      await idle(page, 300, 5000);
      row.bytesTwo = await onOpen();
      await clear();
      await page.keyboard.type(third, { delay: 60 });
      await page.waitForTimeout(1500);
      row.typed = await page
        .evaluate(() => window.__s)
        .then((s) => ({ ms: s.t1 ? s.t1 - s.t0 : null, n: s.n }));
      rows.push(row);
      await ctx.close();
    }
    return {
      firstMs: median(rows.map((r) => r.first.ms)),
      warmMs: median(rows.map((r) => r.warm.ms)),
      typedMs: median(rows.map((r) => r.typed.ms)),
      results: rows[0].first.n,
      bytes: median(rows.map((r) => r.bytes.bytes)),
      requests: median(rows.map((r) => r.bytes.requests)),
      by: rows[0].bytes.by,
      list: rows[0].bytes.list,
      bytesAfterTwoQueries: median(rows.map((r) => r.bytesTwo.bytes)),
      samples: rows.length,
    };
  } finally {
    await browser.close();
  }
}
