import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodeStyling, type CodeVariant } from '../../shared/preferences';
import { readToolVersions, toPackageName } from './checkImports';

export interface Dependency {
  name: string;
  version: string;
}

interface PeerManifest {
  peerDependencies?: Record<string, string>;
}

const peersByPackage = new Map<string, string[]>();

function readPeers(name: string): string[] {
  let peers = peersByPackage.get(name);
  if (!peers) {
    const path = join(process.cwd(), 'node_modules', name, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as PeerManifest;
    peers = Object.keys(manifest.peerDependencies ?? {});
    peersByPackage.set(name, peers);
  }
  return peers;
}

/** Peers that are optional in a manifest but needed here: the default style engine, and each library's own components. */
const neededPeers = /^(?:react|react-dom|@emotion\/(?:react|styled)|@mui\/(?:material|system))$/;

/** Peers of these packages are only for other style engines or for types. */
const withoutEngine: ReadonlySet<string> = new Set(['@mui/base']);

/** Date libraries by the adapter of the date pickers that imports them. */
const adapterLibraries: Readonly<Record<string, string>> = {
  AdapterDateFns: 'date-fns',
  AdapterDayjs: 'dayjs',
};

/** Tools that an exported project is built with. */
function findTools(codeVariant: CodeVariant, codeStyling: CodeStyling): string[] {
  return [
    'vite',
    '@vitejs/plugin-react',
    ...(codeVariant === 'TS' ? ['typescript', '@types/react', '@types/react-dom'] : []),
    ...(codeStyling === 'Tailwind' ? ['tailwindcss', '@tailwindcss/vite'] : []),
  ];
}

/**
 * Packages that a project with these imports needs, peers included, each with the version this site documents.
 * @param specifiers imported packages or their parts, as `@mui/material/Button`.
 */
export function toDependencies(
  specifiers: readonly string[],
  codeVariant: CodeVariant,
  codeStyling: CodeStyling,
): Dependency[] {
  const versions = readToolVersions();
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name) || !(name in versions)) return;
    names.add(name);
    if (withoutEngine.has(name)) return;
    for (const peer of readPeers(name)) if (neededPeers.test(peer)) add(peer);
  };
  for (const name of ['react', 'react-dom']) add(name);
  for (const specifier of specifiers) {
    add(toPackageName(specifier));
    const adapter = adapterLibraries[specifier.split('/').at(-1) ?? ''];
    if (adapter) add(adapter);
  }
  for (const name of findTools(codeVariant, codeStyling)) names.add(name);
  return [...names].sort().map((name) => ({ name, version: versions[name] ?? '' }));
}
