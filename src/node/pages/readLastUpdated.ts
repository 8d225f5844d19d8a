import { execFileSync } from 'node:child_process';

function askGit(root: string): Map<string, string> {
  const dates = new Map<string, string>();
  let log: string;
  try {
    log = execFileSync('git', ['log', '--format=%x00%cI', '--name-only', '--', 'content'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
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
 * @returns path from the repository root → ISO date; empty outside a repository and in a clone without history.
 */
export function readLastUpdated(root: string): ReadonlyMap<string, string> {
  const dates = known.get(root) ?? askGit(root);
  known.set(root, dates);
  return dates;
}
