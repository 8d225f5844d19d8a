import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { readTreeMemory } from './readTreeMemory';

export interface BuildFigures {
  /** Exit code; null where a signal has ended the build. */
  code: number | null;
  /** Seconds on the clock. */
  wall: number;
  /** Seconds of processor time, of the build and all that it has started and waited for. */
  cpu: number;
  /** The most memory that all its processes had together. */
  treeRssMiB: number;
  /** Load of the machine, in processes that wait for a processor, before and after. */
  load0: number;
  load1: number;
  /** The end of what a failed build has printed. */
  tail?: string;
}

export interface BuildTask {
  /** Absolute path of the site. */
  folder: string;
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** File that what it prints goes to. */
  log: string;
}

const millisecondsOfSample = 250;

/** Processor time in what `time -v` has written. @returns seconds. @throws Error where it has not. */
export function parseProcessorTime(report: string): number {
  const seconds = ['User', 'System'].map((kind) =>
    Number(new RegExp(`${kind} time \\(seconds\\): ([\\d.]+)`).exec(report)?.[1]),
  );
  const sum = seconds.reduce((all, some) => all + some, 0);
  if (Number.isNaN(sum)) throw new Error(`GNU time has not said how long it took: ${report}`);
  return sum;
}

/** Runs a program under GNU time. @returns its exit code, what it has printed, and the most memory that it had in bytes. */
async function watchProgram({ folder, command, environment }: BuildTask, timeFile: string) {
  const child = spawn('time', ['-v', '-o', timeFile, ...command], {
    cwd: folder,
    // Engines choose by themselves what they build for.
    env: { ...process.env, ...environment, CI: '1', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (printed += String(data)));
  let peak = 0;
  const sampling = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, readTreeMemory(child.pid));
  }, millisecondsOfSample);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, printed, peak };
  } finally {
    clearInterval(sampling);
  }
}

/**
 * Runs a build and measures it.
 * @throws Error where GNU time is not installed. A build that fails is a result.
 */
export async function measureBuild(task: BuildTask): Promise<BuildFigures> {
  const timeFile = `${task.log}.time`;
  const load0 = os.loadavg()[0] ?? 0;
  const started = Date.now();
  const { code, printed, peak } = await watchProgram(task, timeFile);
  const wall = (Date.now() - started) / 1000;
  writeFileSync(task.log, printed);
  const cpu = parseProcessorTime(readFileSync(timeFile, 'utf8'));
  rmSync(timeFile);
  return {
    code,
    wall,
    cpu,
    treeRssMiB: Math.round(peak / 2 ** 20),
    load0,
    load1: os.loadavg()[0] ?? 0,
    ...(code === 0 ? {} : { tail: printed.slice(-2000) }),
  };
}
