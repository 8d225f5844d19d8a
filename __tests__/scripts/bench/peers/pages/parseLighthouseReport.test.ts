import { parseLighthouseReport } from '../../../../../scripts/bench/peers/pages/parseLighthouseReport';

const report = {
  lhr: {
    audits: {
      'first-contentful-paint': { score: 0.95, numericValue: 676.5 },
      'largest-contentful-paint': { score: null, errorMessage: 'NO_LCP' },
      'color-contrast': { score: 0.5 },
      'image-alt': { score: null },
      'font-size': { score: 0 },
    },
    categories: {
      performance: { score: null, auditRefs: [{ id: 'first-contentful-paint', weight: 10 }] },
      accessibility: {
        score: 0.96,
        auditRefs: [
          { id: 'color-contrast', weight: 7 },
          { id: 'image-alt', weight: 7 },
        ],
      },
      seo: { score: 1, auditRefs: [{ id: 'font-size', weight: 0 }] },
    },
    environment: {
      benchmarkIndex: 3900,
      hostUserAgent: 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/156.0.0.0 Safari/537.36',
    },
  },
  report: '{}',
};

test('scores go to 100, and what Lighthouse could not say is null', () => {
  const { values, benchmarkIndex, chromium } = parseLighthouseReport(report);
  expect(values).toEqual({
    performance: null,
    accessibility: 96,
    bestPractices: null,
    seo: 100,
    fcp: 676.5,
    lcp: null,
    tbt: null,
    cls: null,
  });
  expect(benchmarkIndex).toBe(3900);
  expect(chromium).toBe('156');
});

test('audits that weigh and have not passed are named with their category', () => {
  expect(parseLighthouseReport(report).failed).toEqual(['accessibility:color-contrast']);
});

test('what is no report is an error', () => {
  expect(() => parseLighthouseReport(undefined)).toThrow();
});
