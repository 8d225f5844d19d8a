import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentSource } from '../../shared/componentSource';
import { findOwnComponent, isAmongComponents } from './findOwnComponent';

interface Manifest {
  repository?: { url?: string; directory?: string };
}

interface PackageSource {
  /** `https://github.com/mui/material-ui`. */
  repository: string;
  directory: string;
  /** Tag of the release that the installed version belongs to, `v5.14.18`. */
  tag: string;
}

const known = new Map<string, PackageSource | null>();

/**
 * Packages of one repository are released together under one tag, which for a beta is not its own version; the change log in
 * each package begins with that release.
 */
function readPackageSource(folder: string): PackageSource | null {
  const found = known.get(folder);
  if (found !== undefined) return found;
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const changeLog = path.join(folder, 'CHANGELOG.md');
  const release = existsSync(changeLog)
    ? /^## (\d+\.\d+\.\d+\S*)/m.exec(readFileSync(changeLog, 'utf8'))?.[1]
    : undefined;
  const repository = manifest.repository?.url?.replace(/^git\+/, '').replace(/\.git$/, '');
  const directory = manifest.repository?.directory;
  const source =
    repository && directory && release ? { repository, directory, tag: `v${release}` } : null;
  known.set(folder, source);
  return source;
}

interface DocumentedPage {
  pathname: string;
  components: readonly string[];
  githubLabel: string | null;
}

function isAboutComponents({ pathname, githubLabel }: DocumentedPage): boolean {
  return isAmongComponents(pathname) || githubLabel !== null;
}

/**
 * Finds the package that holds the component of a page: the one that it is named after, else the first.
 * @param packages of the page's product, with installed versions. @param root repository root.
 * @returns null for a page that documents no component.
 */
export function readComponentSource(
  page: DocumentedPage,
  packages: readonly { name: string; version: string }[],
  root: string,
): ComponentSource | null {
  const component = findOwnComponent(page) ?? page.components[0];
  if (component === undefined || !isAboutComponents(page)) return null;
  const toFolder = (name: string) => path.join(root, 'node_modules', name);
  const owner = packages.find(({ name }) => existsSync(path.join(toFolder(name), component)));
  const installed = owner ?? packages[0];
  if (!installed) return null;
  const source = readPackageSource(toFolder(installed.name));
  return {
    packageName: installed.name,
    packageVersion: installed.version,
    sourceUrl:
      owner && source
        ? `${source.repository}/tree/${source.tag}/${source.directory}/src/${component}`
        : null,
    issuesUrl:
      source && page.githubLabel
        ? `${source.repository}/labels/${encodeURIComponent(page.githubLabel)}`
        : null,
  };
}
