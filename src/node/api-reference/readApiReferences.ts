import fs from 'node:fs';
import path from 'node:path';
import { toKebab, type ApiReferenceData } from '../../shared/apiReference';
import { ContentErrors, toContentErrors, type ContentError } from '../errors';
import type { Redirect } from '../redirects/redirects';
import { extractPackages, type PackageRequest } from './extractPackages';
import { findDeclarations, readInstalledPackage, type InstalledPackage } from './installedPackage';
import { linkReference, type TypePage } from './linkReference';
import type { PreparedCache } from './preparedCache';
import { prepareReference, type PreparedPackage } from './prepareReference';
import { createLinkTarget, listDocsPages } from './siteLinks';

/** A package of a product, as content/products.yml names it. */
export interface DocumentedPackage {
  productId: string;
  packageName: string;
  /** Start of the pathnames of its pages, with both slashes. */
  apiPrefix: string;
  /** Exported interfaces that get a page of their own. */
  interfaces: readonly string[];
}

export interface ReadApiReferences {
  references: ApiReferenceData[];
  /** Exports without a page, `@mui/lab Alert: reason`. */
  skipped: string[];
  /** Names of the packages that had to be read anew. */
  readAnew: string[];
}

export interface ReadOptions {
  /** Absolute path of the repository. */
  root: string;
  cache: PreparedCache;
  redirects: readonly Redirect[];
}

/** @throws ContentErrors with the mistakes of all items. */
function readEach<T, R>(items: readonly T[], read: (item: T) => R): R[] {
  const errors: ContentError[] = [];
  const results = items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      errors.push(...toContentErrors(error, 'content/products.yml'));
      return [];
    }
  });
  if (errors.length > 0) throw new ContentErrors(errors);
  return results;
}

/** From the cache what is there; the rest in one program. */
function readPrepared(
  requests: readonly PackageRequest[],
  { root, cache }: ReadOptions,
): { prepared: PreparedPackage[]; readAnew: string[] } {
  const cached = requests.map(({ installed, interfaces }) => cache.read(installed, interfaces));
  const missing = readEach(
    requests.filter((_, index) => cached[index] === null),
    ({ installed, interfaces }) => ({ installed: findDeclarations(installed, root), interfaces }),
  );
  const extracted = missing.length > 0 ? extractPackages(missing, root) : [];
  const fresh = new Map(
    extracted.map(({ name, version, references, skipped }, index) => {
      const value = { name, version, references: references.map(prepareReference), skipped };
      const request = missing[index];
      if (request) cache.write(request.installed, request.interfaces, value);
      return [name, value];
    }),
  );
  return {
    prepared: requests.flatMap(({ installed }, index) => {
      const value = cached[index] ?? fresh.get(installed.name);
      return value ? [value] : [];
    }),
    readAnew: [...fresh.keys()],
  };
}

function readHost({ directory }: InstalledPackage): string[] {
  const manifest = fs.readFileSync(path.join(directory, 'package.json'), 'utf8');
  const { homepage } = JSON.parse(manifest) as { homepage?: unknown };
  return typeof homepage === 'string' && URL.canParse(homepage) ? [new URL(homepage).host] : [];
}

/** `ButtonProps` and `ButtonClasses` are told about on the page of `Button`. */
function createTypePages(pathnames: ReadonlyMap<string, string>): TypePage {
  return (packageName, typeName) => {
    const names = [typeName, typeName.replace(/(Own)?Props$|Classes$|Slots$/, '')];
    return (
      names.map((name) => pathnames.get(`${packageName} ${name}`)).find((page) => page) ?? null
    );
  };
}

/** @throws ContentErrors for packages that have nothing that a page could be about. */
function assertDocumented(prepared: readonly PreparedPackage[]): void {
  const empty = prepared.filter(({ references }) => references.length === 0);
  if (empty.length === 0) return;
  throw new ContentErrors(
    empty.map(({ name }) => ({
      file: 'content/products.yml',
      message: `The package "${name}" exports no component, hook or interface that is asked for. Take it out of "packages", or name its interfaces.`,
    })),
  );
}

/**
 * Reads the API references of all packages and puts them in their places on this site.
 * @throws ContentErrors for packages that are not installed, export nothing or do not parse.
 */
export function readApiReferences(
  packages: readonly DocumentedPackage[],
  options: ReadOptions,
): ReadApiReferences {
  const installed = readEach(packages, ({ packageName }) =>
    readInstalledPackage(packageName, options.root),
  );
  const requests = installed.map((item, index) => ({
    installed: item,
    interfaces: packages[index]?.interfaces ?? [],
  }));
  const { prepared, readAnew } = readPrepared(requests, options);
  assertDocumented(prepared);

  const owners = new Map<string, string>();
  const typePathnames = new Map<string, string>();
  const skipped: string[] = [];
  const placed = packages.flatMap(({ productId, packageName, apiPrefix }, index) => {
    const source = prepared[index];
    skipped.push(
      ...(source?.skipped ?? []).map((item) => `${packageName} ${item.name}: ${item.reason}`),
    );
    return (source?.references ?? []).flatMap((reference) => {
      const pathname = `${apiPrefix}${toKebab(reference.data.name)}/`;
      const owner = owners.get(pathname);
      if (owner) {
        skipped.push(`${packageName} ${reference.data.name}: ${owner} has the page ${pathname}`);
        return [];
      }
      owners.set(pathname, packageName);
      for (const name of [reference.data.name, ...reference.alsoNamed]) {
        typePathnames.set(`${packageName} ${name}`, pathname);
      }
      const packageVersion = source?.version ?? '';
      return [{ reference, place: { product: productId, pathname, packageName, packageVersion } }];
    });
  });

  const hosts = new Set(installed.flatMap(readHost));
  const toTarget = createLinkTarget({
    hosts,
    origin: `https://${[...hosts][0] ?? 'localhost'}`,
    docsPages: listDocsPages(path.join(options.root, 'content')),
    apiPathnames: new Set(owners.keys()),
    redirects: options.redirects,
  });
  const findTypePage = createTypePages(typePathnames);
  return {
    references: placed.map(({ reference, place }) =>
      linkReference(reference, place, toTarget, findTypePage),
    ),
    skipped,
    readAnew,
  };
}
