import type { CodeStyling, CodeVariant } from './preferences';

export interface Dependency {
  name: string;
  version: string;
}

/** What a project has to know of a package that it installs. */
export interface InstalledPackage {
  version: string;
  /** Names of its peers, optional ones too. */
  peers: readonly string[];
}

/** By name. */
export type InstalledPackages = Readonly<Record<string, InstalledPackage>>;

/** Pathname of the packages that a demo may import and of the tools, `InstalledPackages` as JSON. */
export const installedPackagesPathname = '/frames/packages.json';

/** `@mui/material/Button` → `@mui/material`. */
export function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
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

/** Tools that an exported project may be built with. */
export const projectTools = {
  always: ['vite', '@vitejs/plugin-react'],
  TS: ['typescript', '@types/react', '@types/react-dom'],
  Tailwind: ['tailwindcss', '@tailwindcss/vite'],
} as const;

/**
 * Packages that a project with these imports needs, peers included, each with the version this site documents.
 * @param specifiers imported packages or their parts, as `@mui/material/Button`.
 */
export function toDependencies(
  specifiers: readonly string[],
  codeVariant: CodeVariant,
  codeStyling: CodeStyling,
  packages: InstalledPackages,
): Dependency[] {
  const names = new Set<string>();
  const add = (name: string): void => {
    const installed = packages[name];
    if (names.has(name) || !installed) return;
    names.add(name);
    if (withoutEngine.has(name)) return;
    for (const peer of installed.peers) if (neededPeers.test(peer)) add(peer);
  };
  for (const name of ['react', 'react-dom']) add(name);
  for (const specifier of specifiers) {
    add(toPackageName(specifier));
    const adapter = adapterLibraries[specifier.split('/').at(-1) ?? ''];
    if (adapter) add(adapter);
  }
  const tools = [
    ...projectTools.always,
    ...(codeVariant === 'TS' ? projectTools.TS : []),
    ...(codeStyling === 'Tailwind' ? projectTools.Tailwind : []),
  ];
  for (const name of tools) names.add(name);
  return [...names].sort().map((name) => ({ name, version: packages[name]?.version ?? '' }));
}
