import { tmpdir } from 'node:os';
import path from 'node:path';

const readVariable = () => process.env['BENCH_FOLDER'];

/** Whether somebody has named a folder of their own, which is for comparing two versions of this site. */
export const isOwnScratch = (): boolean => readVariable() !== undefined;

/**
 * A path in the folder where the bench has its sites, what they are built to, and its results: `BENCH_FOLDER`, or a folder of the
 * system's temporary one.
 */
export const inScratch = (...parts: string[]): string =>
  path.resolve(readVariable() ?? path.join(tmpdir(), 'plumbline-bench'), ...parts);
