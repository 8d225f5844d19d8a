import type { EngineResult } from '../../../../../scripts/bench/peers/results/resultSchema';
import { toReport } from '../../../../../scripts/bench/peers/results/toReport';

const build = { code: 0, wall: 20, cpu: 30, treeRssMiB: 900, load0: 0.5 };

const ours: EngineResult = {
  engine: 'plumbline',
  label: 'Plumbline',
  n: 200,
  date: '2026-11-27T10:00:00.000Z',
  versions: { gatsby: '5.16.1' },
  build: { cold: build, warm: { ...build, cpu: 10 } },
  page: {
    initial: { requests: 8, bytes: 102_400, by: { js: { bytes: 51_200 } } },
    prefetch: { bytes: 0 },
    dom: { nodes: 500 },
  },
};

const other: EngineResult = {
  ...ours,
  engine: 'starlight',
  label: 'Starlight',
  date: '2026-11-25T10:00:00.000Z',
  versions: { astro: '5.18.2' },
  build: { cold: { ...build, cpu: 45, load0: 1.5 } },
  page: {
    initial: { requests: 12, bytes: 51_200, by: {} },
    prefetch: { bytes: 2048 },
    dom: { nodes: 1000 },
  },
};

/** Cells of the rows under a title, without the one for alignment; of the first number of pages. */
function readRows(report: string, title: string): string[][] {
  const section = report.slice(report.indexOf(`### ${title}`)).split('\n\n')[1] ?? '';
  return section
    .split('\n')
    .filter((line) => !line.includes('---'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

test('values stand beside how many times ours they are, where that is better or worse', () => {
  const report = toReport([ours, other], 'a machine');
  expect(readRows(report, 'One page')).toEqual([
    [
      '',
      'page, KiB',
      'JavaScript, KiB',
      'HTML, KiB',
      'requests',
      'elements',
      'fetched unasked later, KiB',
    ],
    ['Plumbline', '100.0', '50.0', '0.0', '8', '500', '0.0'],
    ['Starlight', '50.0 (×0.5)', '0.0 (×0.0)', '0.0', '12 (×1.5)', '1000 (×2.0)', '2.0'],
  ]);
});

test('what was not measured, or failed, is a dash', () => {
  const failed: EngineResult = { ...other, build: { cold: { ...build, code: 1, cpu: null } } };
  const [, , row] = readRows(toReport([ours, failed], 'a machine'), 'Build');
  expect(row).toEqual(['Starlight', '–', '–', '–', '–', '–', '0.5']);
});

test('without ours there are no ratios', () => {
  const [, row] = readRows(toReport([other], 'a machine'), 'Build');
  expect(row).toEqual(['Starlight', '45.0', '–', '20.0', '900', '–', '1.5']);
});

test('a table has the engines that have a value of it, and says so where none has', () => {
  const searching: EngineResult = { ...other, search: { bytes: 1024, firstMs: 300, warmMs: null } };
  const report = toReport([ours, searching], 'a machine');
  expect(readRows(report, 'Search')).toEqual([
    ['', 'to first results, KiB', 'first query, ms', 'next query, ms'],
    ['Starlight', '1.0', '300', '–'],
  ]);
  expect(report).toContain('median of three\n\nNot measured.');
});

test('each number of pages has its tables, the smallest first', () => {
  const report = toReport([{ ...ours, n: 1000 }, ours, { ...other, n: 1000 }], 'a machine');
  expect(report.match(/^## .*$/gm)).toEqual(['## 200 pages', '## 1000 pages']);
  expect(readRows(report, 'Build')).toHaveLength(2);
});

test('it says when, where and with which versions, and which engines are missing', () => {
  const report = toReport([ours, other], 'a machine');
  expect(report).toContain('- Date: 2026-11-25 to 2026-11-27\n');
  expect(report).toContain('- Machine: a machine\n');
  expect(report).toContain('- Versions: gatsby 5.16.1, astro 5.18.2\n');
  expect(report).toContain(
    '- Not measured in this run: gatsby, gatsby-remark, docusaurus-faster, docusaurus, vitepress, nextra\n',
  );
  expect(toReport([ours], 'a machine')).toContain('- Date: 2026-11-27\n');
});

test('the browser stands before the packages, once', () => {
  const median = {
    ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
    ...{ fcp: 700, lcp: 700, tbt: 0, cls: 0 },
  };
  const seen: EngineResult = { ...ours, lighthouse: { chromium: '156', median } };
  expect(toReport([seen, { ...seen, label: 'Again' }, other], 'a machine')).toContain(
    '- Versions: Chromium 156, gatsby 5.16.1, astro 5.18.2\n',
  );
});

test('a package of which engines have different versions stands there with all of them', () => {
  const newer: EngineResult = { ...other, versions: { astro: '5.18.2', gatsby: '6.0.0' } };
  expect(toReport([ours, other, newer], 'a machine')).toContain(
    '- Versions: gatsby 5.16.1 and 6.0.0, astro 5.18.2\n',
  );
});
