import { parseArgs } from 'node:util';
import { engineNames, type EngineName } from './engines';

/** What a run of the bench does; each part for all engines and numbers of pages. */
export interface BenchPlan {
  names: EngineName[];
  /** Numbers of pages. */
  counts: number[];
  isBuilding: boolean;
  isMeasuringPages: boolean;
}

/** One page of the second group is edited, and another one measured. */
const fewestPages = 15;

function parseNames(text: string): EngineName[] {
  return text.split(',').map((word) => {
    const name = engineNames.find((known) => known === word);
    if (!name)
      throw new Error(`Unknown engine "${word}". Name some of: ${engineNames.join(', ')}.`);
    return name;
  });
}

function parseCounts(text: string): number[] {
  return text.split(',').map((word) => {
    const count = Number(word);
    if (!Number.isInteger(count) || count < fewestPages)
      throw new Error(`--n "${word}" is no number of pages. Give it ${fewestPages} or more.`);
    return count;
  });
}

/**
 * `[--n 200,1000] [--engine starlight,gatsby] [--build] [--pages] [--report]`: of the last three all are done where none is named, and
 * the report is always written.
 * @throws Error for an unknown option, engine or number.
 */
export function parseBenchArguments(args: readonly string[]): BenchPlan {
  const { values } = parseArgs({
    args: [...args],
    options: {
      n: { type: 'string', default: '200' },
      engine: { type: 'string', default: engineNames.join(',') },
      build: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
    },
  });
  const isWhole = !values.build && !values.pages;
  return {
    names: parseNames(values.engine),
    counts: parseCounts(values.n),
    isBuilding: !values.report && (isWhole || values.build),
    isMeasuringPages: !values.report && (isWhole || values.pages),
  };
}
