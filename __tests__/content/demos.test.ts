import path from 'node:path';
import { collectDemos } from '../../src/node/demos/collectDemos';
import { formatContentErrors } from '../../src/node/errors';
import type { Examination } from '../../scripts/demos/examineDemos';
import { examineDemos } from '../support/examineDemos';

const collected = collectDemos(path.resolve('content'));
const files = collected.demos.flatMap(({ sources }) => sources.map(({ file }) => file));

describe('every demo', () => {
  let examination: Examination;

  beforeAll(() => {
    examination = examineDemos('content');
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

  test('and every playground does', () => {
    expect(examination.playgrounds.length).toBeGreaterThan(100);
    expect(examination.playgrounds.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });
});
