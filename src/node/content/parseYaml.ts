import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { type z } from 'zod';
import { ContentErrors, type ContentError } from '../errors';

type YamlDocument = Document.Parsed;
type Path = readonly PropertyKey[];

/** Line of the node at a path, or of the nearest ancestor that exists (where a missing key ought to be). */
function findLine(
  document: YamlDocument,
  lines: LineCounter,
  path: Path,
  unknownKey?: string,
): number | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range = (node as Node | null | undefined)?.range;
    if (!range) continue;
    if (unknownKey !== undefined && isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === unknownKey);
      const keyRange = (pair?.key as Node | undefined)?.range;
      if (keyRange) return lines.linePos(keyRange[0]).line;
    }
    return lines.linePos(range[0]).line;
  }
  return undefined;
}

function toMessage(issue: z.core.$ZodIssue): string {
  const place = issue.path.length > 0 ? `"${issue.path.map(String).join('.')}": ` : '';
  if (issue.code === 'unrecognized_keys') {
    return `${place}Unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}. Remove it or correct its spelling.`;
  }
  if ('input' in issue && issue.input === undefined) {
    const key = String(issue.path.at(-1) ?? 'value');
    return `Missing "${key}"${issue.path.length > 1 ? ` in "${issue.path.slice(0, -1).map(String).join('.')}"` : ''}. Add it.`;
  }
  if (issue.code === 'invalid_value') {
    const given = 'input' in issue ? ` ${JSON.stringify(issue.input)}` : '';
    return `${place}Unknown value${given}. Use one of: ${issue.values.map(String).join(', ')}.`;
  }
  return `${place}${issue.message}${/[.!?]$/.test(issue.message) ? '' : '.'}`;
}

export interface ParsedYaml<T> {
  data: T;
  /** Line in the file of the node at a path of keys and indexes. */
  lineOf(path: Path): number | undefined;
}

/**
 * Parses YAML text into the shape of a zod schema.
 * @param file path for messages; @param firstLine line of the file at which the text starts (front matter: 2).
 * @throws ContentErrors with a line for each mistake of syntax or shape.
 */
export function parseYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  firstLine = 1,
): ParsedYaml<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const toFileLine = (line: number | undefined) =>
    line === undefined ? undefined : line + firstLine - 1;
  if (document.errors.length > 0) {
    throw new ContentErrors(
      document.errors.map((error): ContentError => ({
        file,
        line: toFileLine(lines.linePos(error.pos[0]).line),
        message: `Bad YAML: ${error.message}. Correct the syntax.`,
      })),
    );
  }
  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (!result.success) {
    throw new ContentErrors(
      result.error.issues.map((issue): ContentError => {
        const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
        const line = toFileLine(findLine(document, lines, issue.path, unknownKey));
        return { file, ...(line === undefined ? {} : { line }), message: toMessage(issue) };
      }),
    );
  }
  return { data: result.data, lineOf: (path) => toFileLine(findLine(document, lines, path)) };
}
