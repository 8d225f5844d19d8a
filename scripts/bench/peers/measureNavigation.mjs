// Click a sidebar link, time from the click event to the first frame after the new h1 is in the page.
// Works over a client-side route change and over a full document load (times are wall clock, kept in
// sessionStorage). Every sample is a fresh browser context (cold cache), after the network went quiet.
import { launch, record, summarise, idle, median, DESKTOP } from './browser.mjs';

const watcher = () => {
  const now = () => performance.timeOrigin + performance.now();
  const KEY = '__nav';
  const get = () => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) || 'null');
    } catch {
      return null;
    }
  };
  addEventListener(
    'click',
    (e) => {
      const a = e.target.closest?.('a[href]');
      if (!a || get()?.t0) return;
      sessionStorage.setItem(
        KEY,
        JSON.stringify({
          t0: now(),
          old: document.querySelector('h1')?.innerText ?? '',
          target: new URL(a.href).pathname,
          doc: performance.timeOrigin,
        }),
      );
    },
    true,
  );
  const tick = () => {
    const s = get();
    if (s?.t0 && !s.t1) {
      const h = document.querySelector('h1');
      if (
        h &&
        h.innerText &&
        h.innerText !== s.old &&
        h.getBoundingClientRect().height > 0 &&
        location.pathname.replace(/\/$/, '') === s.target.replace(/\/$/, '')
      ) {
        const seen = now();
        requestAnimationFrame(() =>
          setTimeout(
            () =>
              sessionStorage.setItem(
                KEY,
                JSON.stringify({ ...s, seen, t1: now(), full: performance.timeOrigin !== s.doc }),
              ),
            0,
          ),
        );
        return;
      }
    }
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
};

export async function measureNavigation(
  url,
  { selector = 'nav a, aside a', samples = 10, hover = 0, latency = 0, kbps = 0, dwell = 0 } = {},
) {
  const browser = await launch();
  try {
    const times = [],
      bytes = [],
      reqs = [];
    let full = null;
    let targets = null;
    for (let i = 0; i < samples; i++) {
      const ctx = await browser.newContext({ viewport: DESKTOP });
      await ctx.addInitScript(watcher);
      const page = await ctx.newPage();
      const rec = await record(page);
      if (latency || kbps)
        await rec.cdp.send('Network.emulateNetworkConditions', {
          offline: false,
          latency,
          downloadThroughput: kbps ? (kbps * 1024) / 8 : -1,
          uploadThroughput: kbps ? (kbps * 1024) / 8 : -1,
        });
      await page.goto(url, { waitUntil: 'load' });
      await idle(page);
      if (dwell) {
        await page.waitForTimeout(dwell);
        await idle(page);
      }
      targets ??= await page.$$eval(selector, (as) => {
        const here = location.pathname.replace(/\/$/, ''),
          dir = here.slice(0, here.lastIndexOf('/') + 1);
        const vis = as.filter((a) => {
          const r = a.getBoundingClientRect();
          return r.width > 0 && r.height > 0 && r.top >= 0 && r.bottom <= innerHeight;
        });
        const hrefs = [
          ...new Set(
            vis.filter((a) => a.origin === location.origin && !a.hash).map((a) => a.pathname),
          ),
        ];
        return hrefs.filter(
          (h) => h.replace(/\/$/, '') !== here && h.startsWith(dir) && h.length > dir.length,
        );
      });
      if (!targets.length) throw new Error('no sidebar links match ' + selector);
      const target = targets[i % targets.length];
      const link = page
        .locator(selector)
        .and(
          page.locator(
            `a[href$="${target}"], a[href$="${target.split('/').filter(Boolean).pop()}"], a[href$="${target.split('/').filter(Boolean).pop()}/"]`,
          ),
        )
        .locator('visible=true')
        .first();
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      rec.reset();
      if (hover) {
        await page.mouse.move(box.x + 20, box.y + box.height / 2);
        await page.waitForTimeout(hover);
      }
      await page.mouse.click(box.x + 20, box.y + box.height / 2);
      let s = null;
      for (let k = 0; k < 1200 && !s?.t1; k++) {
        await new Promise((r) => setTimeout(r, 10));
        s = await page
          .evaluate(() => JSON.parse(sessionStorage.getItem('__nav') || 'null'))
          .catch(() => null);
      }
      if (s?.t1) {
        times.push(s.t1 - s.t0);
        full = s.full;
      }
      await idle(page, 300);
      const sum = summarise(rec.list().filter((r) => !r.fromCache));
      bytes.push(sum.bytes);
      reqs.push(sum.requests);
      await ctx.close();
    }
    return {
      medianMs: median(times),
      min: Math.min(...times),
      max: Math.max(...times),
      n: times.length,
      fullLoad: full,
      bytes: median(bytes),
      requests: median(reqs),
      targets: targets.length,
      hover,
      latency,
      kbps,
      dwell,
      times: times.map((t) => Math.round(t * 10) / 10),
    };
  } finally {
    await browser.close();
  }
}
