import { readFileSync } from 'fs';
import { join } from 'path';
import type { NavigationTrees } from '../shared/navigation';

function read(name: string): string {
  return readFileSync(join(process.cwd(), '.cache/site', name), 'utf8');
}

let trees: NavigationTrees | null = null;
let boot: string | null = null;

/** Navigation trees that createPages left for server rendering. */
export function readNavigationTrees(): NavigationTrees {
  trees ??= JSON.parse(read('navigation.json')) as NavigationTrees;
  return trees;
}

/** Text of the inline script. */
export function readBootScript(): string {
  boot ??= read('boot.js');
  return boot;
}
