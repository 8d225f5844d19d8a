import path from 'node:path';
import ts from 'typescript';
import type { ExtractionContext } from './extractionContext';
import type { SkippedExport } from './extractedReference';
import type { DeclaredPackage } from './installedPackage';
import { readDoc, isHidden, type DocComment } from './docComment';
import { flattenUnion } from './collectProps';

/** An export that has a page. */
export interface DocumentedExport {
  kind: 'component' | 'hook';
  /** As the package exports it, for example `Unstable_Grid2`. */
  exportName: string;
  /** Without the mark of instability. */
  name: string;
  /** What the name stands for, aliases resolved. */
  symbol: ts.Symbol;
  type: ts.Type;
  doc: DocComment;
  declaration: ts.Declaration;
}

const unstableMark = /^(unstable|experimental)_/i;
const elementType = /\b(Element|ReactElement|ReactNode|ReactPortal)\b/;

function returnsElement(checker: ts.TypeChecker, type: ts.Type): boolean {
  return flattenUnion(type).some(
    (member) =>
      member
        .getCallSignatures()
        .some((signature) => elementType.test(checker.typeToString(signature.getReturnType()))) ||
      member.getConstructSignatures().some((signature) => {
        const instance = signature.getReturnType();
        return instance.getProperty('props') && instance.getProperty('render');
      }),
  );
}

function isCallable(type: ts.Type): boolean {
  return flattenUnion(type).some((member) => member.getCallSignatures().length > 0);
}

/** Whether a package exports something under a name that says that it is not stable yet. */
export function isUnstable({ exportName }: DocumentedExport): boolean {
  return unstableMark.test(exportName);
}

/** Without the mark of instability; a default export has the name that it is declared under, none where it has no own. */
function toName(exportName: string, symbol: ts.Symbol): string {
  if (exportName !== 'default') return exportName.replace(unstableMark, '');
  const [declaration] = symbol.declarations ?? [];
  const declared = declaration && ts.getNameOfDeclaration(declaration);
  const name = declared && ts.isIdentifier(declared) ? declared.text : '';
  // What compilers call a default export that has no name.
  return name === '_default' ? '' : name;
}

/** Exports of a package that are components or hooks, and those that look so but cannot be documented. */
export function listExports(
  { checker, program }: ExtractionContext,
  installed: DeclaredPackage,
): { documented: DocumentedExport[]; skipped: SkippedExport[]; count: number } {
  const source = program.getSourceFile(installed.declarations);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = module ? checker.getExportsOfModule(module) : [];
  const documented = new Map<string, DocumentedExport>();
  const skipped: SkippedExport[] = [];
  const resolve = (exported: ts.Symbol) =>
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const named = new Set(exports.filter(({ name }) => name !== 'default').map(resolve));
  for (const exported of exports) {
    const symbol = resolve(exported);
    const exportName = exported.name;
    if (!(symbol.flags & ts.SymbolFlags.Value)) continue;
    if (exportName === 'default' && named.has(symbol)) continue;
    const name = toName(exportName, symbol);
    const isHook = /^use[A-Z]/.test(name);
    if (name !== '' && !isHook && !/^[A-Z]/.test(name)) continue;
    const [declaration] = symbol.declarations ?? [];
    const type = checker.getTypeOfSymbol(symbol);
    const doc = readDoc([...(symbol.declarations ?? []), ...(exported.declarations ?? [])]);
    const isComponent = !isHook && returnsElement(checker, type);
    if (!declaration || (type.flags & ts.TypeFlags.Any) !== 0) {
      skipped.push({ name: exportName, reason: 'its type is not declared (any)' });
    } else if (name === '') {
      if (isCallable(type) || isComponent) {
        skipped.push({ name: exportName, reason: 'it has no name of its own' });
      }
    } else if (!isHook && !isComponent) {
      if (isCallable(type) && /[a-z]/.test(name)) {
        skipped.push({ name: exportName, reason: 'it is no component: it returns no element' });
      }
    } else if (isHidden(doc)) {
      skipped.push({ name: exportName, reason: 'its package keeps it out of documentation' });
    } else if (isHook && !isCallable(type)) {
      skipped.push({ name: exportName, reason: 'it is named as a hook but cannot be called' });
    } else if (!documented.has(name) || exportName === name) {
      const kind = isHook ? 'hook' : 'component';
      documented.set(name, { kind, exportName, name, symbol, type, doc, declaration });
    }
  }
  return { documented: [...documented.values()], skipped, count: exports.length };
}

/** Folder of the file that declares an export. */
export function findHome({ declaration }: DocumentedExport): string {
  return path.dirname(declaration.getSourceFile().fileName);
}
