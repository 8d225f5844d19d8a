import { spawnSync } from 'node:child_process';
import { findChromium } from './browser/findChromium';

interface Step {
  name: string;
  command: string;
  args: string[];
}

const steps: readonly Step[] = [
  { name: 'types', command: 'npx', args: ['tsc', '--noEmit'] },
  { name: 'lint', command: 'npx', args: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: 'npx', args: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unit tests', command: 'npx', args: ['jest'] },
  { name: 'production build', command: 'npx', args: ['gatsby', 'build'] },
  { name: 'verification', command: 'npx', args: ['tsx', 'scripts/verify.ts'] },
  {
    name: 'browser tests',
    command: 'npx',
    args: ['jest', '--config', 'jest.browser.config.mjs', '--runInBand'],
  },
];

/** More than any step takes. A browser that a failed test has left open keeps its step from ending. */
const millisecondsOfStep = 30 * 60_000;

/** Runs every step in order and stops at the first that fails. */
function main(): void {
  const environment = {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    // The browser tests also look at the service worker.
    PREVIEW_HOSTS: 'localhost',
    CHROME_PATH: findChromium(),
  };
  for (const [index, { name, command, args }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}: ${command} ${args.join(' ')}`);
    const started = Date.now();
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: environment,
      timeout: millisecondsOfStep,
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    if (status !== 0) {
      console.log(`\n${name} failed after ${seconds} s.`);
      console.log(`${index} passed, 1 failed`);
      process.exitCode = 1;
      return;
    }
    console.log(`${name} passed in ${seconds} s.`);
  }
  console.log(`${steps.length} passed, 0 failed`);
}

main();
