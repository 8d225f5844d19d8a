import path from 'node:path';
import ts from 'typescript';
import { type ContentError, ContentErrors } from '../errors';
import { createExtractionContext, type ExtractionContext } from './extractionContext';
import type { ExtractedPackage, ExtractedReference, SkippedExport } from './extractedReference';
import type { DeclaredPackage, InstalledPackage } from './installedPackage';
import { loadExports } from './installedExports';
import { listExports } from './listExports';
import { packageOf } from './packageOf';
import { readComponent } from './readComponent';
import { readHook } from './readHook';
import { createImportReader } from './readImports';
import { readInterface } from './readInterface';

/** A package to read, with the names of the interfaces that get a page of their own. */
export interface PackageRequest<Installed = InstalledPackage> {
  installed: Installed;
  interfaces: readonly string[];
}

function findSyntaxErrors(
  { program }: ExtractionContext,
  { name }: InstalledPackage,
  root: string,
): ContentError[] {
  return program
    .getSourceFiles()
    .filter((file) => packageOf(file.fileName) === name)
    .flatMap((file) => program.getSyntacticDiagnostics(file))
    .map((diagnostic): ContentError => {
      const { file, start = 0 } = diagnostic;
      const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
      return {
        file: file ? path.relative(root, file.fileName) : name,
        ...(file ? { line: file.getLineAndCharacterOfPosition(start).line + 1 } : {}),
        message: `The declarations of the package "${name}" do not parse: ${text} Install another version of it, or take it out of content/products.yml.`,
      };
    });
}

/** Whether there is anything to say about a component besides its name. */
function saysSomething(reference: ExtractedReference): boolean {
  return (
    reference.kind !== 'component' ||
    reference.description !== '' ||
    reference.props.some((prop) => prop.name !== 'children') ||
    reference.classes.length > 0
  );
}

/**
 * Reads the components, hooks and named interfaces of installed packages from their declarations, in one program.
 * @param root absolute path of the repository, for messages.
 * @throws ContentErrors naming package and file where a package exports nothing or its declarations do not parse.
 */
export function extractPackages(
  requests: readonly PackageRequest<DeclaredPackage>[],
  root: string,
): ExtractedPackage[] {
  const context = createExtractionContext(
    requests.map(({ installed }) => installed),
    new Set(requests.flatMap(({ interfaces }) => interfaces)),
  );
  const errors: ContentError[] = [];
  const listings = requests.map((request) => {
    const { installed } = request;
    const listing = listExports(context, installed);
    errors.push(...findSyntaxErrors(context, installed, root));
    if (listing.count === 0) {
      errors.push({
        file: path.relative(root, installed.declarations),
        message: `The package "${installed.name}" exports nothing. Install a version with declarations of its exports, or take it out of content/products.yml.`,
      });
    }
    return { ...request, ...listing };
  });
  const extracted = listings.map(({ installed, documented, skipped, interfaces }) => {
    const readImports = createImportReader(context, installed);
    const running = loadExports(installed);
    const references: ExtractedReference[] = [];
    const unsaid: SkippedExport[] = [];
    const skip = (name: string, reason: string) => unsaid.push({ name, reason });
    for (const exported of documented) {
      const { exportName: name, kind } = exported;
      if (running && !(name in running)) {
        skip(name, 'it is declared, but the package does not have it when it runs');
        continue;
      }
      const imports = readImports(exported);
      const reference =
        kind === 'hook'
          ? readHook(context, installed, exported, imports)
          : readComponent(context, installed, exported, imports, running?.[name]);
      if (saysSomething(reference)) references.push(reference);
      else skip(name, 'it declares no description, props or classes of its own');
    }
    for (const name of interfaces) {
      const reference = readInterface(context, installed, name);
      if (reference) references.push(reference);
      else {
        errors.push({
          file: 'content/products.yml',
          message: `The package "${installed.name}" exports no interface "${name}". Correct its name under "interfaces", or take it out.`,
        });
      }
    }
    return {
      name: installed.name,
      version: installed.version,
      references,
      skipped: [...skipped, ...unsaid],
    };
  });
  if (errors.length > 0) throw new ContentErrors(errors);
  return extracted;
}
