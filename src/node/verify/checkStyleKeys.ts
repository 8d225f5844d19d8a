import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { AuthoredDemo } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import { suggest } from '../suggest';
import type { VerifyTools } from './compileCached';
import { readDeclaredNames } from './declaredNames';
import { isSlip } from './isSlip';
import { listReaderCode } from './readerCode';
import type { Snippet } from './snippets';

const languages: readonly string[] = ['tsx', 'jsx', 'ts', 'js'];

/** Styles for some props, in those of `styled`. */
const besides = ['variants', 'props', 'style'];

/** Too short to be sure that another was meant. */
const shortest = 4;

/** System properties of `sx`, those of the default themes of each library. */
function readSystemKeys(root: string): string[] {
  const load = createRequire(path.join(root, 'package.json'));
  type Themed = () => { unstable_sxConfig: object };
  const themes = [
    (load('@mui/system') as { createTheme: Themed }).createTheme(),
    (load('@mui/material/styles') as { createTheme: Themed }).createTheme(),
    (load('@mui/joy/styles') as { extendTheme: Themed }).extendTheme(),
  ];
  return themes.flatMap((theme) => Object.keys(theme.unstable_sxConfig));
}

interface WrittenKey {
  name: string;
  /** One-based line of the code. */
  line: number;
}

/** Keys of the objects of styles that an expression may be, and of those below their selectors. */
function listKeys(node: ts.Node): WrittenKey[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(listKeys);
  if (ts.isSpreadAssignment(node) || ts.isParenthesizedExpression(node))
    return listKeys(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(listKeys);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(listKeys);
  if (ts.isBinaryExpression(node)) return listKeys(node.right);
  if (ts.isArrowFunction(node)) return listKeys(node.body);
  if (ts.isBlock(node))
    return node.statements.flatMap((statement) =>
      ts.isReturnStatement(statement) && statement.expression ? listKeys(statement.expression) : [],
    );
  if (!ts.isPropertyAssignment(node)) return [];
  // Below a property are values for breakpoints, below all else styles.
  if (!ts.isIdentifier(node.name)) return listKeys(node.initializer);
  if (/^(?:variants|style)$/.test(node.name.text)) return listKeys(node.initializer);
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.name.getStart());
  return [{ name: node.name.text, line: line + 1 }];
}

/** `styled('div')(…)`, `styled(Box, {…})<Props>(…)`. */
const isStyledCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isCallExpression(node.expression) &&
  ts.isIdentifier(node.expression.expression) &&
  node.expression.expression.text === 'styled';

/** Keys of literal styles: of `sx`, as a prop or in an object of props, and of `styled`. */
function listStyleKeys(code: string): WrittenKey[] {
  if (!/\b(?:sx|styled)\b/.test(code)) return [];
  const found: WrittenKey[] = [];
  const visit = (node: ts.Node): void => {
    const isProp = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
    if (isProp && ts.isIdentifier(node.name) && node.name.text === 'sx' && node.initializer) {
      const { initializer } = node;
      const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      if (value) found.push(...listKeys(value));
    }
    if (isStyledCall(node)) found.push(...node.arguments.flatMap(listKeys));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true));
  return found;
}

/**
 * Keys of `sx` and of the styles of `styled` that are nearly a property of CSS or of the system: TypeScript takes any key there, and a
 * wrong one styles nothing.
 */
export function checkStyleKeys(
  snippets: readonly Snippet[],
  demos: readonly AuthoredDemo[],
  { root }: Pick<VerifyTools, 'root'>,
): ContentError[] {
  const meant = new Set([...readDeclaredNames(root).cssProperties, ...readSystemKeys(root)]);
  const known = new Set([...meant, ...besides]);
  return listReaderCode(snippets, demos, languages).flatMap(({ file, code, toLine }) =>
    listStyleKeys(code)
      .filter(({ name }) => name.length >= shortest && !known.has(name) && isSlip(name, meant))
      .map(({ name, line }) => ({
        file,
        line: toLine(line),
        message: `CSS and the system have no property "${name}".${suggest(name, meant)} Correct it.`,
      })),
  );
}
