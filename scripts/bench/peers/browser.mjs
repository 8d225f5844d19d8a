import fs from 'node:fs';
import { chromium } from 'playwright-core';
const onPath = (names) => {
  for (const n of names)
    for (const d of (process.env.PATH ?? '').split(':')) {
      const p = `${d}/${n}`;
      if (fs.existsSync(p)) return p;
    }
};
export const CHROME =
  process.env.CHROME_PATH ?? onPath(['chromium', 'chromium-browser', 'google-chrome', 'chrome']);
export const launch = () =>
  chromium.launch({
    executablePath: CHROME,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
export const median = (a) => {
  const s = [...a].filter((x) => x != null).sort((x, y) => x - y);
  return s.length
    ? s.length % 2
      ? s[(s.length - 1) / 2]
      : (s[s.length / 2 - 1] + s[s.length / 2]) / 2
    : null;
};
export const DESKTOP = { width: 1350, height: 940 };
export const MOBILE = { width: 412, height: 823 };

export const kind = (r) => {
  const m = (r.mime ?? '').toLowerCase(),
    u = new URL(r.url).pathname;
  if (/javascript/.test(m) || /\.m?js$/.test(u)) return 'js';
  if (/css/.test(m)) return 'css';
  if (/html/.test(m)) return 'html';
  if (/font|woff/.test(m) || /\.(woff2?|ttf)$/.test(u)) return 'font';
  if (/json/.test(m)) return 'json';
  if (/^image|svg/.test(m)) return 'image';
  return 'other';
};

// Records every network response of a page through CDP: bytes on the wire and decoded bytes.
export async function record(page) {
  const cdp = await page.context().newCDPSession(page);
  const reqs = new Map();
  cdp.on('Network.requestWillBeSent', (e) => {
    if (!/^https?:/.test(e.request.url)) return;
    const h = Object.fromEntries(
      Object.entries(e.request.headers).map(([k, v]) => [k.toLowerCase(), v]),
    );
    const r = reqs.get(e.requestId) ?? {};
    reqs.set(e.requestId, {
      ...r,
      url: e.request.url,
      t: Date.now(),
      type: e.type,
      prefetch:
        e.type === 'Prefetch' ||
        /prefetch/.test((h['sec-purpose'] ?? '') + (h.purpose ?? '')) ||
        h['next-router-prefetch'] != null ||
        h['next-router-segment-prefetch'] != null,
      prio: e.request.initialPriority,
      wire: 0,
      decoded: 0,
    });
  });
  cdp.on('Network.requestWillBeSentExtraInfo', (e) => {
    const r = reqs.get(e.requestId);
    const h = Object.fromEntries(Object.entries(e.headers).map(([k, v]) => [k.toLowerCase(), v]));
    if (r && /prefetch/.test((h['sec-purpose'] ?? '') + (h.purpose ?? ''))) r.prefetch = true;
  });
  cdp.on('Network.responseReceived', (e) => {
    const r = reqs.get(e.requestId);
    if (r) {
      r.mime = e.response.mimeType;
      r.status = e.response.status;
      r.fromCache = e.response.fromDiskCache || e.response.fromPrefetchCache;
    }
  });
  cdp.on('Network.dataReceived', (e) => {
    const r = reqs.get(e.requestId);
    if (r) r.decoded += e.dataLength;
  });
  cdp.on('Network.loadingFinished', (e) => {
    const r = reqs.get(e.requestId);
    if (r) {
      r.wire = e.encodedDataLength;
      r.done = true;
    }
  });
  await cdp.send('Network.enable');
  return {
    cdp,
    list: () => [...reqs.values()].map((r) => ({ ...r, kind: kind(r) })),
    reset: () => reqs.clear(),
  };
}

export function summarise(list) {
  const by = {};
  const t = { requests: list.length, bytes: 0, jsDecoded: 0, by };
  for (const r of list) {
    by[r.kind] ??= { n: 0, bytes: 0 };
    by[r.kind].n++;
    by[r.kind].bytes += r.wire;
    t.bytes += r.wire;
    if (r.kind === 'js') t.jsDecoded += r.decoded;
  }
  return t;
}

export async function idle(page, quiet = 700, max = 15000) {
  // network quiet for `quiet` ms
  await page.waitForLoadState('networkidle').catch(() => {});
  let inflight = 0,
    last = Date.now();
  const up = () => {
      inflight++;
      last = Date.now();
    },
    down = () => {
      inflight = Math.max(0, inflight - 1);
      last = Date.now();
    };
  page.on('request', up);
  page.on('requestfinished', down);
  page.on('requestfailed', down);
  const t0 = Date.now();
  while (Date.now() - t0 < max && (inflight > 0 || Date.now() - last < quiet))
    await new Promise((r) => setTimeout(r, 50));
  page.off('request', up);
  page.off('requestfinished', down);
  page.off('requestfailed', down);
}
