import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Alias,
  type Document,
  type Node,
  type YAMLParseError,
} from 'yaml';
import type { z } from 'zod';
import { ContentErrors, type ContentError } from '../errors';
import { describeYamlIssue } from './describeYamlIssue';
import { withoutMisspelled } from './withoutMisspelled';

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

/** What to do about mistakes whose message does not say it: the usual one is a colon in a title. */
const remedies: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put text that has a colon in quotes.',
};

/** Where a mistake begins: a quote that does not end is seen at the end of the file. */
function findStart(document: YamlDocument, { code, pos: [start] }: YAMLParseError): number {
  let found = start;
  if (code === 'MISSING_CHAR')
    visit(document, {
      Scalar: (_, { range }) => {
        if (range?.[1] === start) [found] = range;
      },
    });
  return found;
}

/** Aliases without an anchor: `title: *important*` has one, which nobody meant. */
function findDeadAliases(document: YamlDocument): Alias[] {
  const dead: Alias[] = [];
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) dead.push(alias);
    },
  });
  return dead;
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
    const first = new Map<number, YAMLParseError>();
    for (const error of document.errors) {
      const { line } = lines.linePos(findStart(document, error));
      if (!first.has(line)) first.set(line, error);
    }
    throw new ContentErrors(
      [...first].map(([line, { code, message }]) => ({
        file,
        line: line + firstLine - 1,
        message: `Bad YAML: ${message}. ${remedies[code] ?? 'Correct the syntax.'}`,
      })),
    );
  }
  const deadAliases = findDeadAliases(document);
  if (deadAliases.length > 0) {
    throw new ContentErrors(
      deadAliases.map(({ source, range }): ContentError => ({
        file,
        line: toFileLine(range ? lines.linePos(range[0]).line : undefined),
        message: `Bad YAML: "*${source}" refers to nothing. Put text that begins with * in quotes.`,
      })),
    );
  }
  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (!result.success) {
    throw new ContentErrors(
      withoutMisspelled(result.error.issues).map((issue): ContentError => {
        const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
        const line = toFileLine(findLine(document, lines, issue.path, unknownKey));
        return { file, ...(line === undefined ? {} : { line }), message: describeYamlIssue(issue) };
      }),
    );
  }
  return { data: result.data, lineOf: (path) => toFileLine(findLine(document, lines, path)) };
}
