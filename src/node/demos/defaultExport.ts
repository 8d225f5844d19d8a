import ts from 'typescript';

function parse(code: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
}

/** 1-based line of the last function or export at the top of a file, where its default export belongs; 1 in an empty one. */
export function findExportLine(code: string, file: string): number {
  const source = parse(code, file);
  const last = source.statements.findLast(
    (statement) =>
      ts.isFunctionDeclaration(statement) ||
      ts.isVariableStatement(statement) ||
      ts.isExportDeclaration(statement) ||
      ts.isExportAssignment(statement),
  );
  return last ? source.getLineAndCharacterOfPosition(last.getStart(source)).line + 1 : 1;
}

function toDeclarations(statement: ts.Statement): readonly ts.Declaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  return ts.isDeclarationStatement(statement) && !ts.isExportAssignment(statement)
    ? [statement]
    : [];
}

function isType(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** Whether the file declares a name, and only as a type: a function may be called after an interface. */
function isTypeName(name: string, { statements }: ts.SourceFile): boolean {
  const declarations = statements.flatMap(toDeclarations).filter((declaration) => {
    const own = ts.getNameOfDeclaration(declaration);
    return own && ts.isIdentifier(own) && own.text === name;
  });
  return declarations.length > 0 && declarations.every(isType);
}

/** Whether an expression is seen to be no component, whatever it contains. */
function isPlainValue({ kind }: ts.Expression): boolean {
  // Not a list of the module: a build in which no demo has changed does without TypeScript, which takes a third of a second.
  switch (kind) {
    case ts.SyntaxKind.NullKeyword:
    case ts.SyntaxKind.TrueKeyword:
    case ts.SyntaxKind.FalseKeyword:
    case ts.SyntaxKind.PrefixUnaryExpression:
    case ts.SyntaxKind.ObjectLiteralExpression:
    case ts.SyntaxKind.ArrayLiteralExpression:
    case ts.SyntaxKind.JsxElement:
    case ts.SyntaxKind.JsxSelfClosingElement:
    case ts.SyntaxKind.JsxFragment:
      return true;
    default:
      return false;
  }
}

function canBeComponent(expression: ts.Expression, source: ts.SourceFile): boolean {
  if (ts.isIdentifier(expression)) return !isTypeName(expression.text, source);
  return (
    !isPlainValue(expression) &&
    !ts.isLiteralExpression(expression) &&
    !ts.isTemplateExpression(expression)
  );
}

function exportsDefault(statement: ts.ExportDeclaration, source: ts.SourceFile): boolean {
  const { exportClause, isTypeOnly, moduleSpecifier } = statement;
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return false;
  return exportClause.elements.some(
    (element) =>
      element.name.text === 'default' &&
      !element.isTypeOnly &&
      // What another file has under the name is known there.
      (moduleSpecifier !== undefined ||
        !isTypeName((element.propertyName ?? element.name).text, source)),
  );
}

/** Whether the file has a default export that can be a component. */
export function hasDefaultExport(code: string, file: string): boolean {
  const source = parse(code, file);
  return source.statements.some((statement) => {
    if (ts.isExportAssignment(statement))
      return !statement.isExportEquals && canBeComponent(statement.expression, source);
    if (ts.isExportDeclaration(statement)) return exportsDefault(statement, source);
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    return (
      !isType(statement) &&
      (modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false)
    );
  });
}
