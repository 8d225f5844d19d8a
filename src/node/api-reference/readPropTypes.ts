import fs from 'node:fs';
import ts from 'typescript';
import { isHidden, parseDocComment } from './docComment';

function findPropTypes(source: ts.SourceFile): ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      found.push(node.right);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Names of the props that a component's own runtime checks document (`Button.propTypes = {…}`), which tells the props
 * that a component takes as its own from those that it only hands on.
 * @param file absolute path of the component's script; a missing one has none.
 */
export function readPropTypes(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  if (!fs.existsSync(file)) return names;
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes('.propTypes')) return names;
  // What stands before takes longer to parse and says nothing about props.
  const tail = text.slice(text.search(/\w+\.propTypes\b/));
  const source = ts.createSourceFile(file, tail, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  for (const object of findPropTypes(source)) {
    for (const property of object.properties) {
      if (
        !property.name ||
        !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ) {
        continue;
      }
      const comments = ts.getLeadingCommentRanges(tail, property.pos) ?? [];
      const last = comments.at(-1);
      const doc = parseDocComment(last ? tail.slice(last.pos, last.end) : '/***/');
      if (!isHidden(doc)) names.add(property.name.text);
    }
  }
  return names;
}
