import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../content/parseYaml';

/** Packages that pages tell readers to install and that this site does not have itself. */
export const namedPackagesFile = 'content/packages.yml';

const namedSchema = z
  .array(
    z.strictObject({
      name: z.string().min(1),
      versions: z.array(z.string()).min(1),
      reason: z.string().min(1),
      /** The one page that installs an older version of a documented package, because a migration ends there. */
      page: z.string().startsWith('/').endsWith('/').optional(),
    }),
  )
  .nullable();

interface LockEntry {
  version?: string;
  peerDependencies?: Record<string, string>;
  bin?: Record<string, string>;
}

/** What is known without a network about packages on the registry. */
export interface KnownPackages {
  /** Versions that are there: the locked one, and those of the reviewed list. */
  versions: ReadonlyMap<string, readonly string[]>;
  /** Packages that this site documents or that belong to them, by their installed version. */
  documented: ReadonlyMap<string, string>;
  /** Ranges in which the documented packages want another package, by the name of that package. */
  peers: ReadonlyMap<string, readonly { by: string; range: string }[]>;
  /** Names of the commands that locked packages bring. */
  commands: ReadonlySet<string>;
  /** The reviewed list alone. */
  named: readonly { name: string; versions: readonly string[]; page?: string | undefined }[];
}

/**
 * Reads package-lock.json and the reviewed list.
 * @param root absolute path of the repository; @param documentedNames npm names.
 * @throws ContentErrors for mistakes in the list.
 */
export function readKnownPackages(root: string, documentedNames: readonly string[]): KnownPackages {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const named =
    parseYaml(
      readFileSync(path.join(root, namedPackagesFile), 'utf8'),
      namedPackagesFile,
      namedSchema,
    ).data ?? [];
  const versions = new Map<string, string[]>();
  const documented = new Map<string, string>();
  const peers = new Map<string, { by: string; range: string }[]>();
  const commands = new Set<string>();
  for (const [place, { version, peerDependencies, bin }] of Object.entries(lock.packages)) {
    const name = place.replace(/^.*node_modules\//, '');
    if (place === '' || version === undefined) continue;
    versions.set(name, [...(versions.get(name) ?? []), version]);
    for (const command of Object.keys(bin ?? {})) commands.add(command);
    if (place !== `node_modules/${name}` || !documentedNames.includes(name)) continue;
    documented.set(name, version);
    for (const [peer, range] of Object.entries(peerDependencies ?? {})) {
      peers.set(peer, [...(peers.get(peer) ?? []), { by: name, range }]);
    }
  }
  for (const { name, versions: listed } of named) {
    versions.set(name, [...(versions.get(name) ?? []), ...listed]);
  }
  return { versions, documented, peers, commands, named };
}
