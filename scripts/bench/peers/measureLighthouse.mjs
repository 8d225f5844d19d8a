// Lighthouse, default mobile simulated throttling, median of N runs (each number by itself).
import os from 'node:os';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { CHROME, median } from './browser.mjs';

/** Lighthouse is no dependency of the repository: it stands among the tools of the scratch folder. */
async function importTool(tools, name) {
  const { resolve } = createRequire(`${tools}/package.json`);
  return import(pathToFileURL(resolve(name)).href);
}

export async function measureLighthouse(url, { tools, runs = 3, desktop = false }) {
  const { default: lighthouse, desktopConfig } = await importTool(tools, 'lighthouse');
  const chromeLauncher = await importTool(tools, 'chrome-launcher');
  const out = [];
  const failed = new Set();
  for (let i = 0; i < runs; i++) {
    const chrome = await chromeLauncher.launch({
      chromePath: CHROME,
      chromeFlags: [
        '--no-sandbox',
        '--headless=new',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    try {
      const r = await lighthouse(
        url,
        { port: chrome.port, output: 'json', logLevel: 'silent' },
        desktop ? desktopConfig : undefined,
      );
      const a = r.lhr.audits,
        c = r.lhr.categories;
      for (const cat of Object.values(c))
        for (const ref of cat.auditRefs) {
          const x = a[ref.id];
          if (ref.weight > 0 && x.score !== null && x.score < 0.9)
            failed.add(`${cat.id}:${ref.id}`);
        }
      out.push({
        performance: c.performance.score * 100,
        accessibility: c.accessibility.score * 100,
        bestPractices: c['best-practices'].score * 100,
        seo: c.seo.score * 100,
        fcp: a['first-contentful-paint'].numericValue,
        lcp: a['largest-contentful-paint'].numericValue,
        tbt: a['total-blocking-time'].numericValue,
        cls: a['cumulative-layout-shift'].numericValue,
        si: a['speed-index'].numericValue,
        tti: a.interactive?.numericValue,
        bytes: a['total-byte-weight'].numericValue,
        benchmarkIndex: r.lhr.environment.benchmarkIndex,
        version: r.lhr.lighthouseVersion,
        mainThread: a['mainthread-work-breakdown']?.numericValue,
        bootup: a['bootup-time']?.numericValue,
      });
    } finally {
      await chrome.kill();
    }
  }
  const med = {};
  for (const k of Object.keys(out[0]))
    med[k] = typeof out[0][k] === 'number' ? median(out.map((o) => o[k])) : out[0][k];
  return {
    url: new URL(url).pathname,
    runs,
    desktop,
    median: med,
    all: out,
    failed: [...failed].sort(),
    load: os.loadavg()[0],
  };
}
