import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashInstalled, toHash } from '../hash';

/**
 * What the findings of a check depend on besides what it looks at: every installed package, and the check itself.
 * @param root absolute path of the repository.
 * @param module file in `src/node/verify` that has the rules.
 * @param others what else its findings depend on.
 */
export function toCheckEnvironment(
  root: string,
  module: string,
  ...others: readonly string[]
): string {
  return toHash(
    ...others,
    hashInstalled(root),
    readFileSync(path.resolve('src/node/verify', module), 'utf8'),
  );
}
