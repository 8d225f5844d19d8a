// One cold page load: requests and bytes on the wire (headers included) by type, prefetch apart.
// After the network went quiet once ("initial" ends there) it dwells 5 s more, because some engines
// start prefetching late (Gatsby: 3 s after load); what comes then, or is tagged prefetch, is "prefetch".
import { launch, record, summarise, idle, DESKTOP, MOBILE } from './browser.mjs';

export async function measurePage(url, { mobile = false, keepList = false } = {}) {
  const browser = await launch();
  try {
    const ctx = await browser.newContext({ viewport: mobile ? MOBILE : DESKTOP });
    const page = await ctx.newPage();
    const rec = await record(page);
    const errors = [];
    page.on('pageerror', (e) => errors.push(String(e).slice(0, 200)));
    page.on('console', (m) => {
      if (m.type() === 'error') errors.push(m.text().slice(0, 200));
    });
    await page.goto(url, { waitUntil: 'load' });
    const tLoad = Date.now();
    await idle(page);
    const tIdle = Date.now();
    await page.waitForTimeout(5000);
    await idle(page);
    const late = (r) => r.prefetch || r.t > tIdle;
    const list = rec.list();
    const dom = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      h1: document.querySelector('h1')?.innerText,
      title: document.title,
      pre: document.querySelectorAll('pre').length,
      table: document.querySelectorAll('table').length,
      internalLinks: document.querySelectorAll('a[href^="/"],a[href^="."]').length,
    }));
    return {
      url: new URL(url).pathname,
      mobile,
      initial: summarise(list.filter((r) => !late(r))),
      prefetch: summarise(list.filter(late)),
      afterLoad: summarise(list.filter((r) => !late(r) && r.t > tLoad)),
      dom,
      errors,
      notFound: list.filter((r) => r.status >= 400).map((r) => new URL(r.url).pathname),
      ...(keepList
        ? {
            list: list.map((r) =>
              [
                late(r) ? 'prefetch' : r.t > tLoad ? 'after' : 'initial',
                r.kind,
                r.wire,
                r.decoded,
                new URL(r.url).pathname,
              ].join(' '),
            ),
          }
        : {}),
    };
  } finally {
    await browser.close();
  }
}
