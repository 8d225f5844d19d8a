import ts from 'typescript';

export interface ImportedModule {
  specifier: string;
  /** 1-based. */
  line: number;
  /** Whether the import is gone when types are removed. */
  typeOnly: boolean;
  /** Imported names as the module exports them; `*` for all of it, none for an import for effect. */
  names: string[];
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((e) => e.isTypeOnly);
}

function toNames(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map((element) => (element.propertyName ?? element.name).text)
      : [];
  return [
    ...(clause?.name ? ['default'] : []),
    ...(bindings && ts.isNamespaceImport(bindings) ? ['*'] : named),
  ];
}

/** Modules that a file imports or exports from, in their order. @param file its name decides the syntax. */
export function readImports(code: string, file: string): ImportedModule[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const imports: ImportedModule[] = [];
  const add = (specifier: ts.Expression | undefined, typeOnly: boolean, names: string[]) => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(specifier.getStart(source));
    imports.push({ specifier: specifier.text, line: line + 1, typeOnly, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, isTypeOnly(node.importClause), toNames(node.importClause));
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, ['*']);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, ['*']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

/** 1-based line of the last function or export at the top of a file, where its default export belongs; 1 in an empty one. */
export function findExportLine(code: string, file: string): number {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const last = source.statements.findLast(
    (statement) =>
      ts.isFunctionDeclaration(statement) ||
      ts.isVariableStatement(statement) ||
      ts.isExportDeclaration(statement),
  );
  return last ? source.getLineAndCharacterOfPosition(last.getStart(source)).line + 1 : 1;
}

/** Whether the file has a default export that can be a component. */
export function hasDefaultExport(code: string, file: string): boolean {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  return source.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return (
        !!clause &&
        ts.isNamedExports(clause) &&
        clause.elements.some((e) => e.name.text === 'default')
      );
    }
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false;
  });
}
