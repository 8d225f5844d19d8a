import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readResults } from './readResults';
import { toReport } from './toReport';

function describeMachine(): string {
  const cpus = os.cpus();
  return [
    `${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'})`,
    `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    `${os.type()} ${os.release()}`,
    `Node ${process.version}`,
  ].join(', ');
}

/**
 * Writes the report of all results and prints it.
 * @param folder with a file for each engine and number of pages. @param file that is written.
 * @throws Error where a result cannot be read.
 */
export async function writeReport(folder: string, file: string): Promise<void> {
  const report = toReport(readResults(folder), describeMachine());
  mkdirSync(path.dirname(file), { recursive: true });
  const options = await resolveConfig(file);
  writeFileSync(file, await format(`${report}\n`, { ...options, parser: 'markdown' }));
  console.log(report);
}
