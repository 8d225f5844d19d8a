import ts from 'typescript';

export interface ImportedModule {
  specifier: string;
  /** 1-based. */
  line: number;
  /** Whether the import is gone when types are removed. */
  typeOnly: boolean;
  /** Imported names as the module exports them; `*` for all of it, none for an import for effect. */
  names: string[];
  /** Whether it is `require("…")`, which browsers do not know. */
  isRequired: boolean;
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

function isRequire(callee: ts.Expression): boolean {
  return ts.isIdentifier(callee) && callee.text === 'require';
}

/** Modules that a file imports or exports from, in their order. @param file its name decides the syntax. */
export function readImports(code: string, file: string): ImportedModule[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const imports: ImportedModule[] = [];
  const add = (
    specifier: ts.Node | undefined,
    typeOnly: boolean,
    names: string[],
    isRequired = false,
  ) => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(specifier.getStart(source));
    imports.push({ specifier: specifier.text, line: line + 1, typeOnly, names, isRequired });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, isTypeOnly(node.importClause), toNames(node.importClause));
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, ['*']);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, ['*']);
    } else if (ts.isCallExpression(node) && isRequire(node.expression)) {
      add(node.arguments[0], false, ['*'], true);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true, ['*']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}
