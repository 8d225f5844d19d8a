import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashFolder, hashInstalled, toHash } from '../hash';
import { writeWhole } from '../writeWhole';
import { listDependencyVersions } from './dependencyVersions';
import type { InstalledPackage } from './installedPackage';
import type { PreparedPackage } from './prepareReference';

/** Rooms whose code decides what a package's references look like. */
const extractorRooms = ['src/node/api-reference', 'src/node/mdx', 'src/shared'];

function listFiles(folder: string, isWanted: (name: string) => boolean): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(file, isWanted);
    return isWanted(entry.name) ? [file] : [];
  });
}

/**
 * Our code, and the packages that it uses: the compiler, the highlighter, the Markdown compiler with all that it is made of. These are too
 * many to name.
 */
function hashExtractor(root: string): string {
  return toHash(
    hashInstalled(root),
    ...extractorRooms.map((room) => hashFolder(path.join(root, room))),
  );
}

/** Changes when a declaration file of the package is exchanged, which its version alone does not tell. */
function hashDeclarations({ directory }: InstalledPackage): string {
  const hash = createHash('sha256');
  for (const file of listFiles(directory, (name) => /\.d\.[cm]?ts$|^package\.json$/.test(name))) {
    const { size, mtimeMs } = fs.statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Prepared references on disk, under package name, version, its declaration files, the versions of what it depends on, the
 * code of the extractor and the packages that are installed.
 */
export class PreparedCache {
  private readonly extractor: string;

  /** @param root absolute path of the repository; @param folder absolute path of the cache. */
  constructor(
    root: string,
    private readonly folder: string,
  ) {
    this.extractor = hashExtractor(root);
  }

  private toFile(installed: InstalledPackage, interfaces: readonly string[]): string {
    const key = toHash(
      this.extractor,
      installed.version,
      hashDeclarations(installed),
      ...listDependencyVersions(installed),
      ...interfaces,
    );
    return path.join(this.folder, `${installed.name.replace(/[@/]/g, '_')}-${key}.json`);
  }

  /** @returns what was stored for this state of the package, or `null`. */
  read(installed: InstalledPackage, interfaces: readonly string[]): PreparedPackage | null {
    const file = this.toFile(installed, interfaces);
    if (!fs.existsSync(file)) return null;
    try {
      return JSON.parse(fs.readFileSync(file, 'utf8')) as PreparedPackage;
    } catch {
      // What cannot be read is as good as none.
      return null;
    }
  }

  write(installed: InstalledPackage, interfaces: readonly string[], value: PreparedPackage): void {
    writeWhole(this.toFile(installed, interfaces), JSON.stringify(value));
  }
}
