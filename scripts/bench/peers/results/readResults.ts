import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineNames } from '../engines';
import { resultSchema, type EngineResult } from './resultSchema';

/**
 * All results in a folder, in the order of the engines.
 * @throws Error that names each file that has not what the report reads, as older ones have not.
 */
export function readResults(folder: string): EngineResult[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const parsed = names.map((name) => {
    const file = path.join(folder, name);
    return { file, ...resultSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))) };
  });
  const problems = parsed.flatMap(({ file, error }) =>
    (error?.issues ?? []).map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}.`),
  );
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\nAn older version of the bench wrote this. Remove the files, or measure these engines again.`,
    );
  return parsed
    .flatMap(({ data }) => data ?? [])
    .sort((a, b) => engineNames.indexOf(a.engine) - engineNames.indexOf(b.engine));
}
