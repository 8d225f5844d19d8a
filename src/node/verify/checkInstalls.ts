import semver from 'semver';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentError } from '../errors';
import { suggest } from '../suggest';
import { namedPackagesFile, type KnownPackages } from './installedPackages';
import { parseInstallCommands, type InstallRequest } from './parseInstallCommands';
import type { AuthoredPage } from './readPages';
import type { Snippet } from './snippets';

const specForm = /^((?:@[\w.-]+\/)?[\w][\w.-]*)(?:@(.+))?$/;

/** `subset` takes no preview, not even one that a range names; npm does. */
function isWithin(range: string, allowed: string): boolean {
  return semver.valid(range) === null
    ? semver.subset(range, allowed)
    : semver.satisfies(range, allowed);
}

/** Whether a migration ends at this older version, on its page. */
function isListedFor(pathname: string, name: string, range: string, known: KnownPackages): boolean {
  return known.named.some(
    (item) => item.name === name && item.page === pathname && item.versions.includes(range),
  );
}

function checkVersion(
  name: string,
  range: string,
  pathname: string,
  known: KnownPackages,
): string | null {
  if (semver.validRange(range) === null) {
    return `"${name}@${range}" names no version: a tag means another version tomorrow. Write a version or a range.`;
  }
  const documented = known.documented.get(name);
  if (documented !== undefined) {
    return semver.satisfies(documented, range) || isListedFor(pathname, name, range, known)
      ? null
      : `"${name}@${range}" does not take ${documented}, the version that this site documents. Write ${name}@${documented}.`;
  }
  for (const peer of known.peers.get(name) ?? []) {
    if (!isWithin(range, peer.range)) {
      return `"${name}@${range}" is outside of "${peer.range}", which ${peer.by} asks for. Write a version within.`;
    }
  }
  const versions = known.versions.get(name) ?? [];
  if (known.peers.has(name) && versions.length === 0) return null;
  return versions.some((version) => semver.satisfies(version, range))
    ? null
    : `No known version of "${name}" is in "${range}". Known: ${versions.join(', ')}. Correct it, or add a version to ${namedPackagesFile} after looking it up.`;
}

function toPin(name: string, known: KnownPackages): string {
  const version = known.documented.get(name);
  if (version) return `${name}@${version}`;
  const [locked] = known.versions.get(name) ?? [];
  const [peer] = known.peers.get(name) ?? [];
  if (locked && semver.satisfies(locked, peer?.range ?? '*')) return `${name}@^${locked}`;
  return `a version within "${peer?.range ?? '*'}"`;
}

function checkRequest(
  { kind, spec }: InstallRequest,
  pathname: string,
  known: KnownPackages,
): string | null {
  if (/^[./~]|:/.test(spec)) return null;
  const [, name, range] = specForm.exec(spec) ?? [];
  if (name === undefined) {
    return `"${spec}" is no name of a package. Write name or name@version.`;
  }
  const isKnown = known.versions.has(name) || known.peers.has(name);
  if (!isKnown && !(kind === 'run' && known.commands.has(name))) {
    return `Unknown package "${name}".${suggest(name, [...known.peers.keys(), ...known.documented.keys(), ...known.named.map((item) => item.name)])} Correct the name, or list it in ${namedPackagesFile} after looking it up on the registry.`;
  }
  if (range !== undefined) return checkVersion(name, range, pathname, known);
  if (kind === 'install' && (known.documented.has(name) || known.peers.has(name))) {
    return `"${name}" without a version installs the newest, which the documented packages may not work with. Write ${toPin(name, known)}.`;
  }
  return null;
}

const sections = /^(?:dev|peer|optional)?dependencies$/i;

/** Ranges that a `package.json` in a block names. JSON is YAML, whose parser has the lines. */
function readManifest(code: string): InstallRequest[] {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(code, { lineCounter, prettyErrors: false });
  if (!isMap(contents)) return [];
  return contents.items
    .flatMap(({ key, value }) =>
      isScalar(key) && sections.test(String(key.value)) && isMap(value) ? value.items : [],
    )
    .flatMap(({ key, value }): InstallRequest[] => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return [];
      const { line } = lineCounter.linePos(key.range?.[0] ?? 0);
      return [{ kind: 'install', spec: `${String(key.value)}@${value.value}`, line }];
    });
}

const readers: ReadonlyMap<string, (code: string) => InstallRequest[]> = new Map([
  ['bash', parseInstallCommands],
  ['json', readManifest],
]);

/**
 * Commands of package managers name packages that exist, in versions that the documented packages work with. What exists
 * is known from the lock file, from the peers in it, and from a reviewed list.
 */
export function checkInstalls(
  pages: readonly AuthoredPage[],
  snippets: readonly Snippet[],
  known: KnownPackages,
): ContentError[] {
  const check = (page: AuthoredPage, request: InstallRequest, line: number): ContentError[] => {
    const message = checkRequest(request, page.pathname, known);
    return message === null ? [] : [{ file: page.file, line, message }];
  };
  return [
    ...snippets
      .filter(({ noCheck }) => noCheck === null)
      .flatMap(({ page, language, code, toLine }) =>
        (readers.get(language)?.(code) ?? []).flatMap((request) =>
          check(page, request, toLine(request.line)),
        ),
      ),
    ...pages.flatMap((page) =>
      page.body.inlineCodes.flatMap(({ value, line }) =>
        parseInstallCommands(value).flatMap((request) => check(page, request, line)),
      ),
    ),
  ];
}
