import { parse } from 'yaml';
import { z } from 'zod';
import { ContentErrors, toContentErrors, type ContentError } from '../errors';
import { lineAt } from '../lineAt';
import { parseYaml } from './parseYaml';

/** The block of YAML at the start of an MDX file, with its rules; what cannot be seen behind or before them is nobody's mistake. */
const frontMatterBlock = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** One line, however it is broken in the file. */
const line = z.string().transform((text) => text.replace(/\s+/g, ' ').trim());

/** Shown as it is, also by browsers and search engines. */
const plainText = z
  .string()
  .min(1)
  .regex(/^(?!.*(?:`|\*\*|\]\()).*$/, 'It is shown as it is: write it without signs of Markdown');

/** Limits: search engines cut titles and descriptions that are longer. */
const title = line.pipe(plainText.max(70, 'A title has at most 70 characters'));
const description = line.pipe(
  plainText
    .min(50, 'A description has 50 to 160 characters')
    .max(160, 'A description has 50 to 160 characters'),
);

const list = z.array(line.pipe(z.string().min(1))).superRefine((items, { addIssue }) => {
  const seen = new Set<string>();
  for (const [index, input] of items.entries()) {
    const name = input.toLowerCase();
    const message = 'The list has it already: take one of them out';
    if (seen.has(name)) addIssue({ code: 'custom', message, input, path: [index] });
    seen.add(name);
  }
});

const docsSchema = z.strictObject({
  title,
  description,
  productId: z.string().optional(),
  components: list.default([]),
  hooks: list.default([]),
  githubLabel: z.string().min(1).optional(),
  waiAria: z.url().optional(),
  materialDesign: z.url().optional(),
  unstable: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  keywords: list.default([]),
});

const blogSchema = z.strictObject({
  title,
  description,
  date: z.iso.date('A date is written 2026-11-21, in quotes'),
  authors: z.array(z.string().min(1)).min(1),
  tags: list.default([]),
});

export type DocsFrontMatter = z.infer<typeof docsSchema>;
export type BlogFrontMatter = z.infer<typeof blogSchema>;

/** An MDX file in two parts. */
export interface MdxFile {
  /** Null where the file does not begin with front matter. */
  yaml: string | null;
  body: string;
  /** Line of the file at which the body starts. */
  bodyLine: number;
}

export function splitMdxFile(text: string): MdxFile {
  const [block = '', yaml = null] = frontMatterBlock.exec(text) ?? [];
  return { yaml, body: text.slice(block.length), bodyLine: block.split('\n').length };
}

/** A comment behind text in no quotes, which `title: C # and F #` begins without meaning it; with the lines that go on with the text. */
const cutText = /^\w+: +[^\s'"[{>|#].*?([ \t]#.*)$(?:\r?\n[ \t]+\S.*)*/gm;

interface Cut extends ContentError {
  line: number;
  lastLine: number;
}

function findCuts(yaml: string, file: string): Cut[] {
  return [...yaml.matchAll(cutText)].map(({ 0: whole, 1: comment = '', index }) => ({
    file,
    line: lineAt(yaml, index) + 1,
    lastLine: lineAt(yaml, index + whole.length) + 1,
    message: `"${comment.trim()}" is a comment to YAML, and is not read. Put text that has a # in quotes.`,
  }));
}

/** What is left of a text that is cut may have mistakes that the whole text has not. */
function withoutCutLines(errors: readonly ContentError[], cuts: readonly Cut[]): ContentError[] {
  return errors.filter(
    ({ line = 1, message }) =>
      // Of a key that is missing the line is the first one, whatever stands there.
      message.startsWith('Missing ') ||
      !cuts.some((cut) => cut.line <= line && line <= cut.lastLine),
  );
}

function parseFrontMatter<T>(text: string, file: string, schema: z.ZodType<T>): T {
  const { yaml } = splitMdxFile(text);
  if (yaml === null) {
    const message = text.startsWith('---')
      ? 'The front matter does not end. Write "---" on a line of its own below it.'
      : 'No front matter. Start the file with "---", title, description and "---".';
    throw new ContentErrors([{ file, line: 1, message }]);
  }
  const cuts = findCuts(yaml, file);
  try {
    const { data } = parseYaml(yaml, file, schema, 2);
    if (cuts.length === 0) return data;
  } catch (error) {
    throw new ContentErrors([...cuts, ...withoutCutLines(toContentErrors(error, file), cuts)]);
  }
  throw new ContentErrors(cuts);
}

/** @throws ContentErrors with a line for each unknown, missing or wrong key. */
export function parseDocsFrontMatter(text: string, file: string): DocsFrontMatter {
  return parseFrontMatter(text, file, docsSchema);
}

/** @throws ContentErrors with a line for each unknown, missing or wrong key. */
export function parseBlogFrontMatter(text: string, file: string): BlogFrontMatter {
  return parseFrontMatter(text, file, blogSchema);
}

const namesOnly = z.object({
  components: z.array(z.string()).catch([]).default([]),
  hooks: z.array(z.string()).catch([]).default([]),
  productId: z.string().optional().catch(undefined),
  unlisted: z.boolean().catch(true).default(false),
});

/**
 * What other files depend on of a front matter that has mistakes, so that a mistake in one line is reported as that alone.
 * @returns null where it is no YAML.
 */
export function readNamesOnly(text: string): z.infer<typeof namesOnly> | null {
  try {
    return namesOnly.parse(parse(splitMdxFile(text).yaml ?? ''));
  } catch {
    return null;
  }
}
