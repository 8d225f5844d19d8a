import ts from 'typescript';
import type { SourceFile } from '../demos/collectDemos';

/** A class name where an author wrote it. */
export interface WrittenClass {
  name: string;
  file: string;
  /** One-based. */
  line: number;
}

/** `className`, `classes`, `inputClassName`. */
const classProp = /^class(?:Name|es)$|ClassName$/;

/** `${base}` alone is classes that are read where it is declared; `is-${tone}` is one that is nowhere in whole. */
const word = /(?:\$\{[^}]*\}|\S)+/g;
const isPutIn = (name: string): boolean => /^\$\{[^}]*\}$/.test(name);

function toClasses(literal: ts.Node): WrittenClass[] {
  const source = literal.getSourceFile();
  const start = literal.getStart() + 1;
  const text = source.text.slice(start, literal.end - 1);
  return [...text.matchAll(word)]
    .filter(([name]) => !isPutIn(name))
    .map(({ 0: name, index }) => ({
      name,
      file: source.fileName,
      line: source.getLineAndCharacterOfPosition(start + index).line + 1,
    }));
}

/** Variables and functions by name; what has several declarations is any of them. */
function findDeclarations(sources: readonly ts.SourceFile[]): Map<string, ts.Node[]> {
  const declarations = new Map<string, ts.Node[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) {
      const name = node.name?.getText() ?? '';
      const value = ts.isVariableDeclaration(node) ? node.initializer : node.body;
      if (value) declarations.set(name, [...(declarations.get(name) ?? []), value]);
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return declarations;
}

/** The parts of an expression that can be its value; what is only asked for, compared or called with is none. */
function toValues(node: ts.Node, declarations: ReadonlyMap<string, unknown>): ts.Node[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [node.right];
    return /^(?:\+|\|\||\?\?)$/.test(node.operatorToken.getText()) ? [node.left, node.right] : [];
  }
  if (ts.isIfStatement(node))
    return [node.thenStatement, ...(node.elseStatement ? [node.elseStatement] : [])];
  // Its own prop of this name is read by itself.
  if (ts.isPropertyAccessExpression(node))
    return classProp.test(node.name.text) ? [] : [node.expression];
  if (ts.isElementAccessExpression(node)) return [node.expression];
  const isLocalCall = ts.isCallExpression(node) && declarations.has(node.expression.getText());
  if (isLocalCall) return [node.expression];
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/**
 * Classes that props of a demo are given, in place or by way of its variables, maps and functions.
 * @param files modules of one demo.
 */
export function findWrittenClasses(files: readonly SourceFile[]): WrittenClass[] {
  const sources = files.map(({ file, code }) =>
    ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true),
  );
  const declarations = findDeclarations(sources);
  const read = new Set<ts.Node>();
  const found: WrittenClass[] = [];
  const follow = (node: ts.Node): void => {
    if (read.has(node)) return;
    read.add(node);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      found.push(...toClasses(node));
    if (ts.isIdentifier(node)) declarations.get(node.text)?.forEach(follow);
    else toValues(node, declarations).forEach(follow);
  };
  const visit = (node: ts.Node): void => {
    const isProp = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
    if (isProp && node.initializer && classProp.test(node.name.getText())) follow(node.initializer);
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return found;
}
