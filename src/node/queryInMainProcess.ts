import { createRequire } from 'node:module';
import path from 'node:path';

type Task = (...args: never[]) => unknown;

/** Gatsby's pool of workers: what all of them can be told to do, by name. */
export interface WorkerPool {
  all: Record<string, Task>;
}

/** The parts of the installed Gatsby by which it makes its workers. */
export interface WorkerParts {
  /** `gatsby/dist/utils/worker/pool` */
  pool: { create: () => WorkerPool };
  /** Of `gatsby-worker`. Each function that the file exports is a task of the workers. */
  WorkerPool: new (
    file: string,
    options: { numWorkers: number; env: Record<string, string> },
  ) => WorkerPool;
  /** The file of the task that renders pages. */
  renderFile: string;
  countProcessors: () => number;
}

/** Not imported, since what is imported cannot be written to. */
export function loadWorkerParts(): WorkerParts {
  const load = createRequire(path.resolve('node_modules/gatsby/package.json'));
  return {
    pool: load('./dist/utils/worker/pool.js') as WorkerParts['pool'],
    WorkerPool: (load('gatsby-worker') as Pick<WorkerParts, 'WorkerPool'>).WorkerPool,
    renderFile: load.resolve('./dist/utils/worker/child/render-html.js'),
    countProcessors: (load('gatsby-core-utils') as { cpuCoreCount: () => number }).cpuCoreCount,
  };
}

/**
 * Has `gatsby build` run queries in the process that has made the nodes and the schema. Otherwise Gatsby has its workers load
 * the configuration and the plugins, make the schema again, read the nodes back and run the queries, and then starts them anew
 * to render the HTML. With a count of one processor it does not. The workers are as many as they were, and load only what
 * renders. To be called before Gatsby makes them.
 * @param env the environment variables of this process, where Gatsby reads the count each time
 */
export function queryInMainProcess(parts: WorkerParts, env: NodeJS.ProcessEnv): void {
  parts.pool.create = () => {
    const workers = new parts.WorkerPool(parts.renderFile, {
      numWorkers: Math.max(1, parts.countProcessors() - 1),
      env: { GATSBY_WORKER_POOL_WORKER: 'true' },
    });
    env['GATSBY_CPU_COUNT'] = '1';
    // By these the workers would make themselves ready for queries.
    for (const name of ['loadConfigAndPlugins', 'buildSchema']) workers.all[name] = () => [];
    return workers;
  };
}
