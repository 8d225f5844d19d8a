import type { z } from 'zod';
import { toEditDistance } from '../../shared/nearestPathnames';

type Issue = z.core.$ZodIssue;

const toPlace = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** More than two letters apart it is another word, and in short ones two are most of it. */
const isNear = (key: string, missing: string) =>
  toEditDistance(key.toLowerCase(), missing.toLowerCase()) <= (missing.length < 4 ? 1 : 2);

/**
 * A key that is misspelled is unknown, and the right one is missing: one mistake, which the unknown key shows.
 * @param issues of zod, parsed with `reportInput`.
 */
export function withoutMisspelled(issues: readonly Issue[]): Issue[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ key, parent: toPlace(issue.path) }))
      : [],
  );
  return issues.filter(({ code, input, path }) => {
    if (code === 'unrecognized_keys' || input !== undefined) return true;
    const missing = String(path.at(-1));
    const parent = toPlace(path.slice(0, -1));
    return !unknown.some((one) => one.parent === parent && isNear(one.key, missing));
  });
}
