import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readResults } from '../../../../../scripts/bench/peers/results/readResults';
import { saveResult } from '../../../../../scripts/bench/peers/results/saveResult';
import { createTemporaryFolder } from '../../../../support/temporaryFolder';

let results: string;

beforeEach(() => {
  const scratch = createTemporaryFolder('bench');
  results = path.join(scratch, 'results');
  mkdirSync(results);
  process.env['BENCH_FOLDER'] = scratch;
});

afterEach(() => {
  delete process.env['BENCH_FOLDER'];
});

test('figures that are saved one after the other stand together, the later ones in the place of earlier ones', () => {
  saveResult('gatsby', 200, { size: { bytes: 1000 }, paint: { fcp: 300, lcp: 400 } });
  saveResult('gatsby', 200, { paint: { fcp: 200, lcp: null } });
  const [result] = readResults(results);
  expect(result).toMatchObject({
    engine: 'gatsby',
    n: 200,
    size: { bytes: 1000 },
    paint: { fcp: 200, lcp: null },
  });
});

test('results come in the order of the engines, whatever their files are called', () => {
  saveResult('docusaurus', 200, {});
  saveResult('plumbline', 200, {});
  saveResult('starlight', 200, {});
  expect(readResults(results).map(({ engine }) => engine)).toEqual([
    'plumbline',
    'starlight',
    'docusaurus',
  ]);
});

test('a measurement that has failed is read as one that was not made', () => {
  saveResult('gatsby', 200, { nav: { error: 'no sidebar links match nav a' } });
  expect(readResults(results)[0]?.nav).toBeUndefined();
});

test('files that have not what the report reads are named, with what is wrong and what to do', () => {
  const file = path.join(results, 'plumbline-200.json');
  const old = {
    engine: 'plumbline',
    label: 'Plumbline',
    n: 200,
    date: '2026-11-27',
    page: { nodes: 1 },
  };
  writeFileSync(file, JSON.stringify(old));
  writeFileSync(
    path.join(results, 'jekyll-200.json'),
    JSON.stringify({ ...old, engine: 'jekyll' }),
  );
  const read = () => readResults(results);
  expect(read).toThrow(`${file}: page.initial: `);
  expect(read).toThrow('jekyll-200.json: engine: ');
  expect(read).toThrow('Remove the files, or measure these engines again.');
});
