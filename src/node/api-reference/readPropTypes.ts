import fs from 'node:fs';
import ts from 'typescript';
import { emptyDoc, parseDocComment, type DocComment } from './docComment';

/** The object of `<Name>.propTypes = {…}`; packages that wrap a component call what is inside `<Name>Raw`. */
function findPropTypes(
  source: ts.SourceFile,
  names: readonly string[],
): ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    const isPropTypes =
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      ts.isIdentifier(node.left.expression) &&
      names.includes(node.left.expression.text.replace(/Raw$/, '')) &&
      ts.isObjectLiteralExpression(node.right);
    if (isPropTypes) found.push(node.right as ts.ObjectLiteralExpression);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readPropertyDoc(text: string, property: ts.ObjectLiteralElementLike): DocComment {
  const comments = (ts.getLeadingCommentRanges(text, property.pos) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'));
  const last = comments.at(-1);
  return last === undefined ? emptyDoc : parseDocComment(last);
}

/**
 * The props that a component's own runtime checks name (`Button.propTypes = {…}`), with their comments. They tell the
 * props that a component takes as its own from those that it only hands on, and which of its own are not for readers.
 * @param file absolute path of the component's script; a missing one has none. @param names of the component.
 */
export function readPropTypes(
  file: string,
  names: readonly string[],
): ReadonlyMap<string, DocComment> {
  const docs = new Map<string, DocComment>();
  if (!fs.existsSync(file)) return docs;
  const text = fs.readFileSync(file, 'utf8');
  const start = text.search(/\w+\.propTypes\b/);
  if (start === -1) return docs;
  // What stands before takes longer to parse and says nothing about props.
  const tail = text.slice(start);
  const source = ts.createSourceFile(file, tail, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  for (const property of findPropTypes(source, names).flatMap((object) => [...object.properties])) {
    const { name } = property;
    if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) continue;
    docs.set(name.text, readPropertyDoc(tail, property));
  }
  return docs;
}
