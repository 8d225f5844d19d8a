import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findChromium } from './browser/findChromium';
import { findFirefox } from './browser/findFirefox';

interface Step {
  name: string;
  /** As package.json calls it. */
  script: string;
  /** A file that it writes anew, and that must have been so before. */
  rewrites?: string;
}

/**
 * In this order. What stands together runs side by side: each of the first three keeps one core busy. The types of demos are a
 * matter of the verification.
 */
const groups: readonly (readonly Step[])[] = [
  [
    { name: 'types', script: 'typecheck' },
    { name: 'lint', script: 'lint' },
    { name: 'format', script: 'format' },
  ],
  [{ name: 'unit tests', script: 'unit' }],
  [{ name: 'production build', script: 'build', rewrites: 'src/gatsby-types.d.ts' }],
  [{ name: 'verification', script: 'verify' }],
  [{ name: 'browser tests', script: 'browser' }],
];

/**
 * More than any step takes: the browser tests took 24 minutes on a slow machine. A browser that a failed test has left open keeps
 * its step from ending.
 */
const millisecondsOfStep = 40 * 60_000;

const readOrNothing = (file: string | undefined) =>
  file === undefined ? undefined : readFileSync(file, 'utf8');

/** @returns whether the step passed. */
async function run({ name, script, rewrites }: Step, environment: NodeJS.ProcessEnv) {
  console.log(`\n${name}: npm run ${script}`);
  const started = Date.now();
  const before = readOrNothing(rewrites);
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: environment,
    timeout: millisecondsOfStep,
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const isAsBefore = readOrNothing(rewrites) === before;
  if (!isAsBefore)
    console.error(
      `${rewrites}:1: it was of an older schema or of older queries. It has been written anew: commit it.`,
    );
  const hasPassed = status === 0 && isAsBefore;
  console.log(
    hasPassed ? `${name} passed in ${seconds} s.` : `\n${name} failed after ${seconds} s.`,
  );
  return hasPassed;
}

/** Runs all groups in order and stops at the first with a step that fails. */
async function main(): Promise<void> {
  const environment = {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    WRITE_QUERY_TYPES: 'yes',
    // The browser tests also look at the service worker.
    PREVIEW_HOSTS: 'localhost',
    CHROME_PATH: findChromium(),
    FIREFOX_PATH: findFirefox(),
  };
  let passed = 0;
  let failed = 0;
  for (const steps of groups) {
    const results = await Promise.all(steps.map((step) => run(step, environment)));
    passed += results.filter(Boolean).length;
    failed = results.length - results.filter(Boolean).length;
    if (failed > 0) break;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
