import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import path from 'node:path';
import { readKnownPackages } from '../../src/node/verify/installedPackages';
import { toNamedFiles } from '../../src/node/verify/namedFiles';
import { readPages } from '../../src/node/verify/readPages';
import { VerifyCache } from '../../src/node/verify/verifyCache';
import { verifyCacheFolder, type VerifyProblem } from '../../src/node/verify/verifySite';

const run = promisify(execFile);

/** Answers that mean that there is no such page; others may be for robots only. */
const gone: readonly number[] = [404, 410];

async function askAddress(address: string): Promise<string | null> {
  try {
    const { status } = await fetch(address, {
      redirect: 'follow',
      signal: AbortSignal.timeout(15_000),
    });
    return gone.includes(status) ? `answers ${status}` : null;
  } catch (error) {
    return `cannot be reached (${error instanceof Error ? error.message : String(error)})`;
  }
}

async function askRegistry(name: string, version: string): Promise<string | null> {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, 'version']);
    return stdout.trim() === '' ? 'is not on the registry' : null;
  } catch {
    return 'could not be looked up on the registry';
  }
}

async function askAll<T>(items: readonly T[], ask: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await ask(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

/**
 * Asks other servers whether the external links and the packages of the reviewed list are there. Run by hand: what they answer
 * changes without a change here.
 * @param root absolute path of the repository; @param only what an author has named, null for all.
 */
export async function askNetwork(root: string, only: string | null): Promise<VerifyProblem[]> {
  const cache = new VerifyCache(path.resolve(verifyCacheFolder));
  const isWanted = toNamedFiles(only);
  const pages = readPages({ root, cache }).filter(({ file }) => isWanted(file));
  const places = new Map<string, { file: string; line: number }[]>();
  for (const { file, body } of pages) {
    for (const { value, line } of body.links) {
      if (!/^https?:/.test(value)) continue;
      const address = value.replace(/#.*/, '');
      places.set(address, [...(places.get(address) ?? []), { file, line }]);
    }
  }
  const problems: VerifyProblem[] = [];
  await askAll([...places], async ([address, found]) => {
    const problem = await askAddress(address);
    if (problem === null) return;
    for (const place of found) {
      const message = `Link "${address}" ${problem}. Look it up and correct it.`;
      problems.push({ check: 'network', ...place, message });
    }
  });
  const named = readKnownPackages(root, []).named.flatMap(({ name, versions }) =>
    versions.map((version) => ({ name, version })),
  );
  await askAll(named, async ({ name, version }) => {
    const problem = await askRegistry(name, version);
    if (problem === null) return;
    const message = `"${name}@${version}" ${problem}. Look it up and correct it.`;
    problems.push({ check: 'network', file: 'content/packages.yml', message });
  });
  return problems;
}
