import ts from 'typescript';

/** A tag as a page has it. */
export interface PageTag {
  /** Line in the file. */
  line: number;
  attributes: Readonly<Record<string, string>>;
}

/** Fenced code shows tags and has none; its lines stay, so that those below keep their numbers. */
function blankFences(markdown: string): string {
  return markdown.replace(/^(\s*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2\s*$/gm, (fence) =>
    fence.replace(/[^\n]/g, ' '),
  );
}

function readAttribute(attribute: ts.JsxAttributeLike): [string, string] | null {
  if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name)) return null;
  const { initializer } = attribute;
  if (!initializer) return [attribute.name.text, 'true'];
  const literal = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  if (!literal || !(ts.isStringLiteralLike(literal) || ts.isNumericLiteral(literal))) return null;
  return [attribute.name.text, literal.text];
}

function parseTag(source: string): Record<string, string> | null {
  const file = ts.createSourceFile('tag.tsx', source, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  if (!statement || !ts.isExpressionStatement(statement)) return null;
  const { expression } = statement;
  if (!ts.isJsxSelfClosingElement(expression)) return null;
  return Object.fromEntries(
    expression.attributes.properties.flatMap((attribute) => {
      const read = readAttribute(attribute);
      return read ? [read] : [];
    }),
  );
}

/** Index after the tag that starts at `start`: its `/>` may also stand in an attribute, where it ends nothing. */
function findEnd(text: string, start: number): number {
  const parts = /"[^"]*"|'[^']*'|\{(?:`[^`]*`|"[^"]*"|'[^']*'|[^{}`"'])*\}|\/>/g;
  parts.lastIndex = start;
  for (let part = parts.exec(text); part; part = parts.exec(text)) {
    if (part[0] === '/>') return parts.lastIndex;
  }
  return text.length;
}

/** A tag as it is written. */
interface TagSource {
  line: number;
  source: string;
}

/**
 * The tags of a name on a page, not yet read: enough to see whether they changed.
 * @param markdown the whole file. @param name of the tag. @returns each with its line in the file.
 */
export function findPageTags(markdown: string, name: 'Demo' | 'Playground'): TagSource[] {
  const text = blankFences(markdown);
  return [...text.matchAll(new RegExp(`^[ \\t]*<${name}\\b`, 'gm'))].map((match) => {
    const start = match.index + match[0].indexOf('<');
    const line = text.slice(0, start).split('\n').length;
    return { line, source: text.slice(start, findEnd(text, start)) };
  });
}

/**
 * The tags of a name on a page, which the demos of the page are built by. What is wrong with their attributes is said where
 * the page is compiled.
 * @param markdown the whole file. @param name of the tag.
 * @returns each with its literal attributes; one without a value is `'true'`.
 */
export function readPageTags(markdown: string, name: 'Demo' | 'Playground'): PageTag[] {
  return findPageTags(markdown, name).flatMap(({ line, source }) => {
    const attributes = parseTag(source);
    return attributes ? [{ line, attributes }] : [];
  });
}
