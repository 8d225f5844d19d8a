import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadWorkerParts, queryInMainProcess } from '../../src/node/queryInMainProcess';
import type { WorkerPool } from '../../src/node/queryInMainProcess';

const gatsby = path.resolve('node_modules/gatsby/dist');

class Pool implements WorkerPool {
  all = {};

  constructor(
    readonly file: string,
    readonly options: { numWorkers: number },
  ) {}
}

function makeWorkers(processors: number) {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
  const parts = {
    pool: { create: () => new Pool('queries.js', { numWorkers: 0 }) },
    WorkerPool: Pool,
    renderFile: 'render.js',
    countProcessors: () => Number(env['GATSBY_CPU_COUNT'] ?? processors),
  };
  queryInMainProcess(parts, env);
  return { workers: parts.pool.create(), env };
}

test.each([
  [1, 1],
  [2, 1],
  [8, 7],
])('with %i processors there are %i workers, which render', (processors, count) => {
  expect(makeWorkers(processors).workers).toMatchObject({
    file: 'render.js',
    options: { numWorkers: count },
  });
});

test('workers do nothing to be ready for queries, which run where one processor is counted', () => {
  const { workers, env } = makeWorkers(8);
  expect(Object.keys(workers.all)).toEqual(['loadConfigAndPlugins', 'buildSchema']);
  expect(env['GATSBY_CPU_COUNT']).toBe('1');
});

describe('the installed Gatsby', () => {
  test('has the parts that make workers', () => {
    const parts = loadWorkerParts();
    expect(parts.pool.create).toEqual(expect.any(Function));
    expect(parts.WorkerPool).toEqual(expect.any(Function));
    expect(parts.countProcessors()).toBeGreaterThan(0);
    expect(readFileSync(parts.renderFile, 'utf8')).toContain('exports.renderHTMLProd =');
  });

  test('gives its workers no other task before they render', () => {
    const bootstrap = readFileSync(path.join(gatsby, 'bootstrap/index.js'), 'utf8');
    const tasks = [...bootstrap.matchAll(/workerPool\.\w+\.(\w+)\(/g)].map(([, task]) => task);
    expect(tasks).toEqual(['loadConfigAndPlugins', 'buildSchema']);
  });

  test('runs queries itself where one processor is counted', () => {
    const build = readFileSync(path.join(gatsby, 'commands/build.js'), 'utf8');
    expect(build).toMatch(
      /cpuCoreCount\)\(\) === 1\) \{\s+await \(0, _services\.runStaticQueries\)/,
    );
  });
});
