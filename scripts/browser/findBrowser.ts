import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const managers = ['apt-get', 'dnf', 'pacman', 'brew'] as const;

/** A browser that tests need, and by which names it is known. */
export interface BrowserNames {
  name: string;
  /** The environment variable that has its path. */
  variable: string;
  commands: readonly string[];
  /** Where macOS has it. */
  macPaths: readonly string[];
  packages: Record<(typeof managers)[number], string>;
}

function findInstalled({ variable, commands, macPaths }: BrowserNames): string | null {
  const given = process.env[variable];
  if (given && existsSync(given)) return given;
  for (const command of commands) {
    const found = spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return macPaths.find((candidate) => existsSync(candidate)) ?? null;
}

function toCommands(manager: (typeof managers)[number], name: string): string[][] {
  const commands = {
    'apt-get': [['update'], ['install', '-y', '--no-install-recommends', name]],
    dnf: [['install', '-y', name]],
    pacman: [['-Sy', '--noconfirm', name]],
    brew: [['install', '--cask', name]],
  };
  return commands[manager];
}

/** Installs with the first package manager that is there; one that may not says why on its own. */
function install({ name, packages }: BrowserNames): void {
  const manager = managers.find((candidate) => spawnSync('which', [candidate]).status === 0);
  if (!manager) return;
  console.log(`No ${name} found; installing it with ${manager}.`);
  try {
    for (const command of toCommands(manager, packages[manager]))
      execFileSync(manager, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    // `findBrowser` says what to do.
  }
}

/**
 * Path of a browser for tests: the one that the variable names, an installed one, or one installed now from the system's packages.
 * @throws Error that says what to do where none can be had.
 */
export function findBrowser(names: BrowserNames): string {
  const installed = findInstalled(names);
  if (installed) return installed;
  install(names);
  const fresh = findInstalled(names);
  if (fresh) return fresh;
  throw new Error(
    `No ${names.name} found and none could be installed. Install one, or set ${names.variable} to its path.`,
  );
}
