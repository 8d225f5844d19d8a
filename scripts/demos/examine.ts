import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatContentErrors } from '../../src/node/errors';
import { examineDemos } from './examineDemos';

/** `tsx scripts/demos/examine.ts [start of a path] [--json file]`: tries the demos, prints what is wrong with them. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const json = args.includes('--json') ? args[args.indexOf('--json') + 1] : undefined;
  const only = args[0]?.startsWith('--') ? undefined : args[0];
  const examination = await examineDemos(path.resolve('content'), only);
  if (json) writeFileSync(json, JSON.stringify(examination));
  const { errors, demos } = examination;
  if (errors.length > 0) console.log(formatContentErrors(errors));
  const failing = Object.entries(demos).filter(([, problems]) => problems.length > 0);
  for (const [file, problems] of failing) {
    console.log(`${file}\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`);
  }
  console.log(`${Object.keys(demos).length} demos tried, ${failing.length} with problems`);
  process.exitCode = errors.length + failing.length > 0 ? 1 : 0;
}

void main();
