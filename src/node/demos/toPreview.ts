import ts from 'typescript';

/** A longer preview would be no shorter to read than the code. */
const maxPreviewLines = 12;

/** Elements that only lay out or provide; what stands in them is what a demo is about. */
const wrappers: ReadonlySet<string> = new Set([
  'Box',
  'Stack',
  'div',
  'ThemeProvider',
  'CssVarsProvider',
  'LocalizationProvider',
  'React.Fragment',
  'Fragment',
]);

function findDefaultExport(source: ts.SourceFile): ts.Node | undefined {
  const byName = new Map<string, ts.Node>();
  let found: ts.Node | undefined;
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) {
      if (statement.name) byName.set(statement.name.text, statement);
      if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
        found = statement;
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) byName.set(name.text, initializer);
      }
    } else if (ts.isExportAssignment(statement)) {
      const { expression } = statement;
      found = ts.isIdentifier(expression) ? byName.get(expression.text) : expression;
    }
  }
  return found;
}

function unwrapParentheses(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ? unwrapParentheses(node.expression) : node;
}

/** What the component returns in the end; returns of functions inside it do not count. */
function findResult(component: ts.Node): ts.Node | undefined {
  const body = ts.isFunctionLike(component)
    ? (component as ts.FunctionLikeDeclaration).body
    : undefined;
  if (!body) return undefined;
  if (!ts.isBlock(body)) return unwrapParentheses(body);
  const last = body.statements.filter(ts.isReturnStatement).at(-1);
  return last?.expression && unwrapParentheses(last.expression);
}

function isMeaningful(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

/** A layout that stands for another element, as `<Box component="svg">`, is a part of what is shown. */
function isWrapper(
  { tagName, attributes }: ts.JsxOpeningElement,
  source: ts.SourceFile,
  shown: string,
): boolean {
  const tag = tagName.getText(source);
  const hasComponent = attributes.properties.some(
    ({ name }) => name?.getText(source) === 'component',
  );
  return tag !== shown && wrappers.has(tag) && !hasComponent;
}

function toRange(node: ts.Node, source: ts.SourceFile, shown: string): [number, number] | null {
  const isElement = ts.isJsxElement(node);
  if (!isElement && !ts.isJsxFragment(node)) {
    return ts.isJsxSelfClosingElement(node) ? [node.getStart(source), node.end] : null;
  }
  const children = node.children.filter(isMeaningful);
  const [first] = children;
  if (!first || (isElement && !isWrapper(node.openingElement, source, shown)))
    return [node.getStart(source), node.end];
  const [only] = children;
  const inner = children.length === 1 && only ? toRange(only, source, shown) : null;
  if (inner) return inner;
  return [first.getStart(source), children.at(-1)?.end ?? first.end];
}

function removeIndent(text: string, indent: number): string {
  return text.replaceAll(`\n${' '.repeat(indent)}`, '\n');
}

/**
 * The JSX that matters in a demo: what its default export returns, without the layout around it.
 * @param shown component that the page is about, which is never taken for mere layout.
 * @returns null where there is none, or where it is too long to be a preview.
 */
export function toPreview(code: string, file: string, shown: string): string | null {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const component = findDefaultExport(source);
  const result = component && findResult(component);
  const range = result ? toRange(result, source, shown) : null;
  if (!range) return null;
  const [start, end] = range;
  const { character } = source.getLineAndCharacterOfPosition(start);
  const preview = removeIndent(code.slice(start, end), character).trim();
  return preview.split('\n').length <= maxPreviewLines ? preview : null;
}
