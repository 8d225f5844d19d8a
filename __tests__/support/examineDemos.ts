import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Examination } from '../../scripts/demos/examineDemos';
import { createTemporaryFolder } from './temporaryFolder';

/**
 * Tries demos in a process of its own: the bundler is an ES module, which Jest cannot load.
 * @param content folder with the demos, from the repository root.
 */
export function examineDemos(content: string): Examination {
  const result = path.join(createTemporaryFolder('demos'), 'examination.json');
  const args = ['tsx', 'scripts/demos/examine.ts', '--json', result, '--content', content];
  try {
    execFileSync('npx', args, { stdio: 'pipe' });
  } catch {
    // It ends with 1 when a demo has a problem, which is in the result.
  }
  return JSON.parse(readFileSync(result, 'utf8')) as Examination;
}
