import path from 'node:path';
import { toHash } from '../hash';
import { compileSources, type SourceProblem, type VirtualSource } from './compileSources';
import { toCheckEnvironment } from './toCheckEnvironment';
import type { VerifyCache } from './verifyCache';

/** What every check is given. */
export interface VerifyTools {
  /** Absolute path of the repository. */
  root: string;
  cache: VerifyCache;
  /** Takes one line about what is going on. */
  onProgress: (line: string) => void;
}

/** A source, and all that its result depends on besides the environment. */
export interface CachedSource extends VirtualSource {
  contents: readonly string[];
}

/** The problems of each source; those whose content was checked before are not compiled again. */
export function compileCached(
  sources: readonly CachedSource[],
  what: string,
  { root, cache, onProgress }: VerifyTools,
): SourceProblem[][] {
  const environment = toCheckEnvironment(root, 'compileSources.ts');
  const keys = sources.map(({ path: file, contents }) =>
    toHash(environment, path.extname(file), ...contents),
  );
  const missing = new Map<string, CachedSource>();
  for (const [index, source] of sources.entries()) {
    const key = keys[index] ?? '';
    if (cache.read('compiled', key) === null && !missing.has(key)) missing.set(key, source);
  }
  let done = 0;
  const results = compileSources([...missing.values()], root, () => {
    done += 1;
    onProgress(`${what}: ${done} of ${missing.size} compiled`);
  });
  for (const [index, key] of [...missing.keys()].entries()) {
    cache.write('compiled', key, results[index] ?? []);
  }
  return keys.map((key) => cache.read<SourceProblem[]>('compiled', key) ?? []);
}
