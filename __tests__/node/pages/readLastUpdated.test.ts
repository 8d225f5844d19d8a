import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLastUpdated } from '../../../src/node/pages/readLastUpdated';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const folder = createTemporaryFolder('last-updated');
const origin = path.join(folder, 'origin');
const days = ['2023-03-01T10:00:00+00:00', '2023-04-02T10:00:00+00:00'];

function git(cwd: string, args: readonly string[], date = days[0]): void {
  execFileSync('git', args, {
    cwd,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: path.join(folder, 'none'),
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.com',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.com',
      GIT_COMMITTER_DATE: date,
    },
  });
}

beforeAll(() => {
  mkdirSync(path.join(origin, 'content'), { recursive: true });
  git(origin, ['init']);
  for (const [index, name] of ['first', 'second'].entries()) {
    writeFileSync(path.join(origin, `content/${name}.mdx`), name);
    git(origin, ['add', '.']);
    git(origin, ['commit', '-m', name], days[index]);
  }
});

it('has the day of the last commit of each file', () => {
  const dates = [...readLastUpdated(origin)].map(([file, date]) => [file, Date.parse(date)]);
  expect(Object.fromEntries(dates)).toEqual({
    'content/first.mdx': Date.parse('2023-03-01T10:00:00Z'),
    'content/second.mdx': Date.parse('2023-04-02T10:00:00Z'),
  });
});

it('says nothing in a clone without history, where every file would be as old as the last commit', () => {
  const clone = path.join(folder, 'clone');
  git(folder, ['clone', '--depth', '1', `file://${origin}`, clone]);
  expect([...readLastUpdated(clone)]).toEqual([]);
});

it('says nothing outside of a repository', () => {
  expect([...readLastUpdated(folder)]).toEqual([]);
});
