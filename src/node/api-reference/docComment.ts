import ts from 'typescript';

/** What a JSDoc comment says. */
export interface DocComment {
  /** Markdown before the first tag. */
  description: string;
  /** Text of each tag in order, `@default 'md'` as `{ name: 'default', text: "'md'" }`. */
  tags: { name: string; text: string }[];
}

/** Of something without a comment. */
export const emptyDoc: DocComment = { description: '', tags: [] };

/** Text between the marks, without the stars at the starts of lines; indentation after `* ` is kept. */
function toLines(comment: string): string[] {
  return comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? line.trim() : line.replace(/^\s*\*? ?/, '').trimEnd()));
}

/** Parses the text of one comment, `/** … *\/`. An `@` in a fenced block is no tag. */
export function parseDocComment(comment: string): DocComment {
  const description: string[] = [];
  const tags: { name: string; lines: string[] }[] = [];
  let isFenced = false;
  for (const line of toLines(comment)) {
    const tag = isFenced ? null : /^\s*@([a-zA-Z]+)\s*(.*)$/.exec(line);
    if (/^\s*```/.test(line)) isFenced = !isFenced;
    const [, name, text = ''] = tag ?? [];
    if (name !== undefined) tags.push({ name, lines: [text] });
    else (tags.at(-1)?.lines ?? description).push(line);
  }
  return {
    description: description.join('\n').trim(),
    tags: tags.map(({ name, lines }) => ({ name, text: lines.join('\n').trim() })),
  };
}

/** The last comment before a declaration; for `const x` and type members the one before the whole statement. */
function readComment(declaration: ts.Node): string | null {
  const holder =
    ts.isVariableDeclaration(declaration) && ts.isVariableDeclarationList(declaration.parent)
      ? declaration.parent.parent
      : declaration;
  const source = holder.getSourceFile();
  const ranges = ts.getLeadingCommentRanges(source.text, holder.getFullStart()) ?? [];
  const comments = ranges
    .map(({ pos, end }) => source.text.slice(pos, end))
    .filter((text) => text.startsWith('/**'));
  return comments.at(-1) ?? null;
}

/**
 * What the declarations of a symbol say: the first of them that is commented.
 * @param isPreferred tells the declarations to look at first.
 */
export function readDoc(
  declarations: readonly ts.Declaration[] | undefined,
  isPreferred: (declaration: ts.Declaration) => boolean = () => false,
): DocComment {
  const ordered = [
    ...(declarations ?? []).filter(isPreferred),
    ...(declarations ?? []).filter((declaration) => !isPreferred(declaration)),
  ];
  for (const declaration of ordered) {
    const comment = readComment(declaration);
    if (comment !== null) return parseDocComment(comment);
  }
  return emptyDoc;
}

/** Text of the first tag of that name; `null` where there is none. */
export function findTag(doc: DocComment, ...names: readonly string[]): string | null {
  return doc.tags.find((tag) => names.includes(tag.name))?.text ?? null;
}

/** Whether there is anything in it. */
export function isSaying(doc: DocComment): boolean {
  return doc.description !== '' || doc.tags.length > 0;
}

/** Whether the comment keeps its declaration out of documentation. */
export function isHidden(doc: DocComment): boolean {
  return findTag(doc, 'ignore', 'internal', 'hidden') !== null;
}
