import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDemos } from '../../src/node/demos/collectDemos';
import { formatContentErrors } from '../../src/node/errors';
import { type Examination } from '../../scripts/demos/examineDemos';
import { createTemporaryFolder } from '../support/temporaryFolder';

const collected = collectDemos(path.resolve('content'));
const files = collected.demos.flatMap(({ sources }) => sources.map(({ file }) => file));

/** In a process of its own: the bundler is an ES module, which Jest cannot load. */
function examine(): Examination {
  const result = path.join(createTemporaryFolder('demos'), 'examination.json');
  try {
    execFileSync('npx', ['tsx', 'scripts/demos/examine.ts', '--json', result], { stdio: 'pipe' });
  } catch {
    // It ends with 1 when a demo has a problem, which the tests below say by name.
  }
  return JSON.parse(readFileSync(result, 'utf8')) as Examination;
}

describe('every demo', () => {
  let examination: Examination;

  beforeAll(() => {
    examination = examine();
  }, 900_000);

  test('can be collected', () => {
    expect(formatContentErrors(collected.errors)).toBe('');
  });

  test.each(files)(
    '%s renders on server and client without a warning, a jump or an accessibility violation',
    (file) => {
      expect(examination.demos[file]).toEqual([]);
    },
  );
});
