import { parse } from 'yaml';
import { z } from 'zod';
import { ContentErrors } from '../errors';
import { parseYaml } from './parseYaml';

/** The block of YAML at the start of an MDX file, with its rules. */
const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Limits: search engines cut titles and descriptions that are longer. */
const title = z.string().min(1).max(70, 'A title has at most 70 characters');
const description = z
  .string()
  .min(50, 'A description has 50 to 160 characters')
  .max(160, 'A description has 50 to 160 characters');

const docsSchema = z.strictObject({
  title,
  description,
  productId: z.string().optional(),
  components: z.array(z.string()).default([]),
  hooks: z.array(z.string()).default([]),
  githubLabel: z.string().optional(),
  waiAria: z.url().optional(),
  materialDesign: z.url().optional(),
  unstable: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  keywords: z.array(z.string()).default([]),
});

const blogSchema = z.strictObject({
  title,
  description,
  date: z.iso.date('A date is written 2026-11-21, in quotes'),
  authors: z.array(z.string().min(1)).min(1),
  tags: z.array(z.string().min(1)).default([]),
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

function parseFrontMatter<T>(text: string, file: string, schema: z.ZodType<T>): T {
  const { yaml } = splitMdxFile(text);
  if (yaml === null) {
    throw new ContentErrors([
      {
        file,
        line: 1,
        message: 'No front matter. Start the file with "---", title, description and "---".',
      },
    ]);
  }
  return parseYaml(yaml, file, schema, 2).data;
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
