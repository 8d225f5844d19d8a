import { execFileSync } from 'node:child_process';

function runGit(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function readDates(root: string): Map<string, string> {
  const dates = new Map<string, string>();
  let log: string;
  try {
    // The oldest commit that such a clone has seems to bring all files that are older.
    if (runGit(root, ['rev-parse', '--is-shallow-repository']).trim() === 'true') return dates;
    log = runGit(root, ['log', '--format=%x00%cI', '--name-only', '--', 'content']);
  } catch {
    return dates;
  }
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * Day of the last commit of each file under content/, from git. Git is asked once: pages and sitemap need it, and `develop`
 * makes pages after every edit.
 * @returns path from the repository root → ISO date; empty outside a repository and in a clone without its whole history.
 */
export function readLastUpdated(root: string): ReadonlyMap<string, string> {
  const dates = known.get(root) ?? readDates(root);
  known.set(root, dates);
  return dates;
}
