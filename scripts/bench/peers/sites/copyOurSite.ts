import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the site needs of its own content besides pages. */
const keptContent = /^content\/(?:translations\/|redirects\.yml$|dictionary\.txt$|packages\.yml$)/;

/** One product with the smallest API reference that there can be, for the generated pages. */
const products = `- id: material-ui
  name: Acme UI
  category: core
  prefix: /material-ui/
  home: /
  navigation: material-ui
  description: Generated pages, the same for every engine.
  packages:
    - name: web-vitals
      apiPrefix: /material-ui/api/
      interfaces: [Metric]
  olderVersions: []
`;

/** Files of the repository relative to its root, also those that are not committed yet; none that Git ignores. */
function listRepository(): string[] {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, options).split('\0').filter(Boolean);
}

function isPartOfSite(file: string): boolean {
  if (/^(?:__tests__|docs|bench)\//.test(file)) return false;
  // Git also names what has been removed since the last commit.
  return (!file.startsWith('content/') || keptContent.test(file)) && existsSync(file);
}

/**
 * Copies this repository without its content; its packages as hard links, since they are many and never written to.
 * @param site the folder to copy to, which is emptied.
 */
export function copyOurSite(site: string): void {
  rmSync(site, { recursive: true, force: true });
  for (const file of listRepository().filter(isPartOfSite)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    copyFileSync(file, path.join(site, file));
  }
  execFileSync('cp', ['-al', path.resolve('node_modules'), path.join(site, 'node_modules')]);
  rmSync(path.join(site, 'node_modules/.cache'), { recursive: true, force: true });
  writeFileSync(path.join(site, 'content/products.yml'), products);
  writeFileSync(path.join(site, 'content/unwritten.yml'), '[]\n');
}
