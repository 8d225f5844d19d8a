import { execFileSync, spawnSync } from 'node:child_process';
import { findBrowser, type BrowserNames } from '../../../scripts/browser/findBrowser';

jest.mock('node:child_process', () => ({ execFileSync: jest.fn(), spawnSync: jest.fn() }));

const names: BrowserNames = {
  name: 'Chromium',
  variable: 'CHROME_PATH_OF_TEST',
  commands: ['chromium'],
  macPaths: [],
  packages: { 'apt-get': 'chromium', dnf: 'chromium', pacman: 'chromium', brew: 'chromium' },
};

/** What `which` answers from now on. */
function setCommands(paths: Readonly<Record<string, string>>): void {
  jest.mocked(spawnSync).mockImplementation(((_which: string, [command]: string[]) => {
    const stdout = paths[command ?? ''] ?? '';
    return { status: stdout ? 0 : 1, stdout };
  }) as never);
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.mocked(execFileSync).mockReset();
  setCommands({ 'apt-get': '/usr/bin/apt-get' });
});

afterEach(() => jest.restoreAllMocks());

test('an installed browser is taken', () => {
  setCommands({ 'apt-get': '/usr/bin/apt-get', chromium: '/usr/bin/chromium' });
  expect(findBrowser(names)).toBe('/usr/bin/chromium');
  expect(execFileSync).not.toHaveBeenCalled();
});

test('where there is none, it is installed from the packages of the system', () => {
  jest.mocked(execFileSync).mockImplementation((_manager, [command] = []) => {
    if (command === 'install') setCommands({ chromium: '/usr/bin/chromium' });
    return '';
  });
  expect(findBrowser(names)).toBe('/usr/bin/chromium');
});

test('who may not install is told what to do', () => {
  jest.mocked(execFileSync).mockImplementation(() => {
    throw new Error('Command failed: apt-get update');
  });
  expect(() => findBrowser(names)).toThrow(
    'No Chromium found and none could be installed. Install one, or set CHROME_PATH_OF_TEST to its path.',
  );
});
