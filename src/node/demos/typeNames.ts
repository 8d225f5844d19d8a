import ts from 'typescript';

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some((modifier) => modifier.kind === kind)
  );
}

/** Statements and members that exist for the compiler only. */
export function isTypeDeclaration(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isIndexSignatureDeclaration(node)) return true;
  if ((ts.isExportDeclaration(node) || ts.isExportSpecifier(node)) && node.isTypeOnly) return true;
  if (hasModifier(node, ts.SyntaxKind.DeclareKeyword)) return true;
  if (ts.isClassElement(node) && hasModifier(node, ts.SyntaxKind.AbstractKeyword)) return true;
  const isFunction =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node);
  return isFunction && !node.body;
}

/** Names that are used as values, so that imports for types alone can go. */
export function findValueNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (isTypeDeclaration(node) || ts.isImportDeclaration(node)) return;
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) return;
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Names that occur in types. An import that occurs nowhere was written for a reader and stays. */
export function findTypeNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node, inType: boolean): void => {
    const isType =
      inType ||
      (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
      isTypeDeclaration(node) ||
      (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword);
    if (isType && ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, (child) => visit(child, isType));
  };
  visit(source, false);
  return names;
}
