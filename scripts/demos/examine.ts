import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatContentErrors } from '../../src/node/errors';
import { toNamedFiles } from '../../src/node/verify/namedFiles';
import { examineDemos } from './examineDemos';

/**
 * `tsx scripts/demos/examine.ts [path] [--json file] [--content folder]`: tries the demos and playgrounds of `content`, or of
 * another folder that is made like it, and prints what is wrong with them.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'string' }, content: { type: 'string', default: 'content' } },
    allowPositionals: true,
  });
  const { json, content } = values;
  const examination = await examineDemos(
    path.resolve(content),
    toNamedFiles(positionals[0] ?? null),
  );
  if (json) writeFileSync(json, JSON.stringify(examination));
  const { errors, demos, playgrounds } = examination;
  if (errors.length > 0) console.log(formatContentErrors(errors));
  const tried: [string, string[]][] = [
    ...Object.entries(demos),
    ...playgrounds.map(({ of, file, line, problems }): [string, string[]] => [
      `${file}:${line} <Playground of="${of}">`,
      problems,
    ]),
  ];
  const failing = tried.filter(([, problems]) => problems.length > 0);
  for (const [file, problems] of failing) {
    console.log(`${file}\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`);
  }
  console.log(
    `${Object.keys(demos).length} demos and ${playgrounds.length} playgrounds tried, ${failing.length} with problems`,
  );
  process.exitCode = errors.length + failing.length > 0 ? 1 : 0;
}

void main();
