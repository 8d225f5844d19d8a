import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findInstalled(): string | null {
  const given = process.env['CHROME_PATH'];
  if (given && existsSync(given)) return given;
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return macPaths.find((candidate) => existsSync(candidate)) ?? null;
}

/** Installs with the first package manager that is there; each needs the right to do so. */
function install(): void {
  const managers: [string, string[][]][] = [
    ['apt-get', [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]],
    ['dnf', [['install', '-y', 'chromium']]],
    ['pacman', [['-Sy', '--noconfirm', 'chromium']]],
    ['brew', [['install', '--cask', 'chromium']]],
  ];
  for (const [manager, commands] of managers) {
    if (spawnSync('which', [manager]).status !== 0) continue;
    console.log(`No Chromium found; installing it with ${manager}.`);
    for (const command of commands)
      execFileSync(manager, command, { stdio: ['ignore', 'ignore', 'inherit'] });
    return;
  }
}

/**
 * Path of a Chromium for the browser tests: `CHROME_PATH`, an installed one, or one installed now from the system's packages.
 * @throws Error that says what to do where none can be had.
 */
export function findChromium(): string {
  const installed = findInstalled();
  if (installed) return installed;
  install();
  const fresh = findInstalled();
  if (fresh) return fresh;
  throw new Error(
    'No Chromium found and none could be installed. Install one, or set CHROME_PATH to its path.',
  );
}
