import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentErrors, formatContentErrors } from '../src/node/errors';
import { verifySite, type VerifyReport } from '../src/node/verify/verifySite';

interface Arguments {
  only: string | null;
  json: string | null;
}

function parseArguments(args: readonly string[]): Arguments {
  const jsonAt = args.indexOf('--json');
  const json = jsonAt === -1 ? null : (args[jsonAt + 1] ?? 'verify.json');
  const rest = args.filter((arg, index) => !arg.startsWith('--') && index !== jsonAt + 1);
  const [first] = jsonAt === -1 ? args.filter((arg) => !arg.startsWith('--')) : rest;
  const only = first === undefined ? null : path.relative(process.cwd(), path.resolve(first));
  return {
    only: only === '' || only === 'content' ? null : (only?.split(path.sep).join('/') ?? null),
    json,
  };
}

/** One line that is written over; nothing where nobody is watching. */
function createProgressLine() {
  const { stderr } = process;
  return {
    show: (line: string) => {
      if (stderr.isTTY) stderr.write(`\r\u001b[2K${line.slice(0, stderr.columns - 1)}`);
    },
    clear: () => {
      if (stderr.isTTY) stderr.write('\r\u001b[2K');
    },
  };
}

function summarize({ counts, problems }: VerifyReport, seconds: string): string {
  const { pages, blocks, compiled, exempt, names } = counts;
  const share = compiled + exempt === 0 ? 0 : (exempt / (compiled + exempt)) * 100;
  return [
    `${pages} pages, ${blocks} blocks (${compiled} compiled, ${exempt} exempt: ${share.toFixed(1)} %), ${names} pieces of inline code`,
    `${problems.length === 0 ? 'no problem' : `${problems.length} problem${problems.length === 1 ? '' : 's'}`} in ${seconds} s`,
  ].join('\n');
}

/**
 * `npm run verify -- [path below content] [--json file] [--network]`: checks what the site says, prints what is wrong. Exit code
 * 1 when anything is.
 */
async function main(): Promise<void> {
  const { only, json } = parseArguments(process.argv.slice(2));
  const started = Date.now();
  const progress = createProgressLine();
  let report: VerifyReport;
  try {
    report = await verifySite({ root: process.cwd(), only, onProgress: progress.show });
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    progress.clear();
    console.log(formatContentErrors(error.errors));
    process.exitCode = 1;
    return;
  }
  progress.clear();
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (report.problems.length > 0) console.log(`${formatContentErrors(report.problems)}\n`);
  console.log(summarize(report, ((Date.now() - started) / 1000).toFixed(1)));
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

void main();
