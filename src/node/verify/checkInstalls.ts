import semver from 'semver';
import { suggest } from '../checks/suggest';
import type { ContentError } from '../errors';
import { namedPackagesFile, type KnownPackages } from './installedPackages';
import type { AuthoredPage } from './readPages';
import type { Snippet } from './snippets';

/** What a command asks a package manager for. */
interface Request {
  kind: 'install' | 'run';
  /** `@mui/material@5.14.18`. */
  spec: string;
}

const installers = /^(?:npm (?:install|i|add)|pnpm (?:add|install|i)|yarn add|bun add)\s/;
const runners = /^(?:npx|pnpm dlx|yarn dlx|bunx)\s/;

/** Packages that the commands of a line install or run. */
function parseRequests(line: string): Request[] {
  return line.split(/&&|\|\||[;|]/).flatMap((part): Request[] => {
    const command = part.trim().replace(/^\$ /, '');
    const words = command
      .split(/\s+/)
      .map((word) => word.replace(/^(['"])(.*)\1$/, '$2'))
      .filter((word) => !word.startsWith('-'));
    if (installers.test(command)) {
      return words.slice(2).map((spec) => ({ kind: 'install', spec }));
    }
    if (!runners.test(command)) return [];
    const spec = words[command.startsWith('npx') || command.startsWith('bunx') ? 1 : 2];
    return spec === undefined ? [] : [{ kind: 'run', spec }];
  });
}

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
  { kind, spec }: Request,
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

/** Lines of a script; one that goes on the line before it repeats the start of that command. */
function toCommands(code: string): string[] {
  let start = '';
  return code.split('\n').map((text) => {
    const command = start === '' ? text : `${start} ${text.trim()}`;
    start = text.endsWith('\\') ? command.trim().split(/\s+/).slice(0, 2).join(' ') : '';
    return command.replace(/\\$/, '');
  });
}

function checkLine(page: AuthoredPage, line: number, text: string, known: KnownPackages) {
  return parseRequests(text).flatMap((request): ContentError[] => {
    const message = checkRequest(request, page.pathname, known);
    return message === null ? [] : [{ file: page.file, line, message }];
  });
}

/** Ranges that a `package.json` in a block names. */
function checkManifest(snippet: Snippet, known: KnownPackages): ContentError[] {
  let section = false;
  return snippet.code.split('\n').flatMap((text, index): ContentError[] => {
    if (/"(?:dev|peer)?[dD]ependencies"\s*:/.test(text)) section = true;
    else if (text.includes('}')) section = false;
    const [, name, range] = /^\s*"([^"]+)"\s*:\s*"([^"]+)"/.exec(text) ?? [];
    if (!section || !name || !range) return [];
    const { file, pathname } = snippet.page;
    const request: Request = { kind: 'install', spec: `${name}@${range}` };
    const message = checkRequest(request, pathname, known);
    return message === null ? [] : [{ file, line: snippet.toLine(index + 1), message }];
  });
}

/**
 * Commands of package managers name packages that exist, in versions that the documented packages work with. What exists
 * is known from the lock file, from the peers in it, and from a reviewed list.
 */
export function checkInstalls(
  pages: readonly AuthoredPage[],
  snippets: readonly Snippet[],
  known: KnownPackages,
): ContentError[] {
  return [
    ...snippets
      .filter(({ noCheck }) => noCheck === null)
      .flatMap((snippet) => {
        if (snippet.language === 'json') return checkManifest(snippet, known);
        if (snippet.language !== 'bash') return [];
        return toCommands(snippet.code).flatMap((text, index) =>
          checkLine(snippet.page, snippet.toLine(index + 1), text, known),
        );
      }),
    ...pages.flatMap((page) =>
      page.body.inlineCodes.flatMap(({ value, line }) => checkLine(page, line, value, known)),
    ),
  ];
}
