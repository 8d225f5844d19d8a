import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentErrors, formatContentErrors } from '../src/node/errors';
import { verifySite, type VerifyProblem, type VerifyReport } from '../src/node/verify/verifySite';
import { askNetwork } from './verify/askNetwork';
import { tryDemos } from './verify/tryDemos';

interface Arguments {
  only: string | null;
  json: string | null;
  network: boolean;
}

/** `content/` and nothing are the whole site. */
function toOnly(given: string | undefined): string | null {
  if (given === undefined) return null;
  const relative = path.relative(process.cwd(), path.resolve(given)).split(path.sep).join('/');
  return relative === '' || relative === 'content' ? null : relative;
}

function parseArguments(args: string[]): Arguments {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: 'string' }, network: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [first, second] = positionals;
  if (second !== undefined) {
    throw new ContentErrors([
      { file: second, message: 'One path at a time is verified. Name the folder above them all.' },
    ]);
  }
  return { only: toOnly(first), json: values.json ?? null, network: values.network };
}

/** One line that is written over; nothing where nobody is watching. */
function createProgressLine() {
  const { stderr } = process;
  const write = (text: string) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[2K${text.slice(0, stderr.columns - 1)}`);
  };
  return { show: write, clear: () => write('') };
}

function summarize({ counts, problems }: VerifyReport, seconds: string): string {
  const { pages, blocks, compiled, exempt, demos, names } = counts;
  const share = compiled + exempt === 0 ? 0 : (exempt / (compiled + exempt)) * 100;
  const result =
    problems.length === 0
      ? 'No problem'
      : `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  return [
    `${pages} pages, ${blocks} blocks (${compiled} compiled, ${exempt} exempt: ${share.toFixed(1)} %), ${demos} demos, ${names} pieces of inline code`,
    `${result} in ${seconds} s`,
  ].join('\n');
}

async function verify({ only, network }: Arguments): Promise<VerifyReport> {
  const progress = createProgressLine();
  try {
    const report = await verifySite({ root: process.cwd(), only, onProgress: progress.show });
    progress.show('demos on the server and in a browser');
    const others: VerifyProblem[] = await tryDemos(path.resolve('content'), only, report.problems);
    if (network) {
      progress.show('other servers');
      others.push(...(await askNetwork(process.cwd(), only)));
    }
    return { ...report, problems: [...report.problems, ...others] };
  } finally {
    progress.clear();
  }
}

/**
 * `npm run verify -- [path below content] [--json file] [--network]`: checks what the site says and prints what is wrong. The exit
 * code is 1 when anything is.
 */
async function main(): Promise<void> {
  const started = Date.now();
  let options: Arguments;
  let report: VerifyReport;
  try {
    options = parseArguments(process.argv.slice(2));
    report = await verify(options);
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    console.log(formatContentErrors(error.errors));
    process.exitCode = 1;
    return;
  }
  if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (report.problems.length > 0) console.log(`${formatContentErrors(report.problems)}\n`);
  console.log(summarize(report, ((Date.now() - started) / 1000).toFixed(1)));
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

void main();
