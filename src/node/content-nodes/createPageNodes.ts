import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import type { IslandData } from '../../shared/content';
import { toProductInfo } from '../../shared/products';
import { parseOnly } from '../api-reference/toPropsExcerpt';
import {
  parseBlogFrontMatter,
  parseDocsFrontMatter,
  splitMdxFile,
  type DocsFrontMatter,
} from '../content/parseFrontMatter';
import { ContentErrors, toContentErrors, type ContentError } from '../errors';
import { compileMdx, type CompiledMdx } from '../mdx/compileMdx';
import { createChildNode, createNodesOrProblems, toSourceFile } from './contentNodes';

/** Folder of a page inside content/ → pathname: `material-ui/react-button` → `/material-ui/react-button/`. */
export function toDocsPathname(folder: string): string {
  return `/${folder}/`;
}

const blogFolder = /^blog\/(\d{4}-\d{2}-\d{2})-([a-z0-9-]+)$/;

/** `blog/2026-11-21-checked` → `/blog/checked/`. @throws ContentErrors for a folder of another form. */
export function toBlogPathname(folder: string, sourceFile: string): string {
  const slug = blogFolder.exec(folder)?.[2];
  if (!slug) {
    throw new ContentErrors([
      {
        file: sourceFile,
        line: 1,
        message: `Folder "${folder}" is no post. Name it blog/yyyy-mm-dd-slug.`,
      },
    ]);
  }
  return `/blog/${slug}/`;
}

/** The props that `<Props only>` names, in the notation by which prose names them: they are held to the same rule. */
function toNamedProps({ of, only }: IslandData['props'], line: number) {
  return parseOnly(only === undefined ? undefined : String(only)).map((prop) => ({
    kind: 'inlineCode',
    value: `<${String(of)} ${prop}>`,
    line,
  }));
}

/** Product, components and hooks that the front matter names, at their lines. */
export function toFrontMatterMentions(
  { productId, components, hooks }: Pick<DocsFrontMatter, 'productId' | 'components' | 'hooks'>,
  text: string,
) {
  const lines = text.split('\n');
  const toMention = (kind: string, key: string) => (value: string) => {
    const start = lines.findIndex((line) => line.startsWith(`${key}:`));
    const named = lines.findIndex(
      (line, index) => index >= start && line.split(/[\s,'"[\]]+/).includes(value),
    );
    return { kind, value, line: (named === -1 ? start : named) + 1 };
  };
  return [
    ...(productId === undefined ? [] : [toMention('productId', 'productId')(productId)]),
    ...components.map(toMention('component', 'components')),
    ...hooks.map(toMention('hook', 'hooks')),
  ];
}

/** What the checks look up later, in one list. */
export function toMentions(compiled: Pick<CompiledMdx, 'links' | 'inlineCodes' | 'islands'>) {
  const toMention = (kind: string) => (item: { value: string; line: number }) => ({
    kind,
    ...item,
  });
  return [
    ...compiled.links.map(toMention('link')),
    ...compiled.inlineCodes.map(toMention('inlineCode')),
    ...compiled.islands.flatMap(({ value: { name, props }, line }) =>
      name === 'Props' ? toNamedProps(props, line) : [],
    ),
    ...compiled.islands.map(({ value: { name, props }, line }) => ({
      kind: name,
      value: String(props['name'] ?? props['of'] ?? ''),
      line,
    })),
  ];
}

/** @throws ContentErrors of the front matter and of the body, which is then no page. */
function readPage<FrontMatter>(
  text: string,
  sourceFile: string,
  parse: (text: string, file: string) => FrontMatter,
) {
  const { yaml, body, bodyLine } = splitMdxFile(text);
  const compiled = compileMdx(body, sourceFile, bodyLine);
  try {
    return { frontMatter: parse(text, sourceFile), compiled };
  } catch (error) {
    // Without front matter, or where it does not end, the body begins with its lines.
    const ofBody = yaml === null ? [] : compiled.errors;
    throw new ContentErrors([...toContentErrors(error, sourceFile), ...ofBody]);
  }
}

function createDocsPage(
  args: CreateNodeArgs,
  mdx: Node,
  text: string,
  folder: string,
  sourceFile: string,
): ContentError[] {
  const { frontMatter, compiled } = readPage(text, sourceFile, parseDocsFrontMatter);
  const pathname = toDocsPathname(folder);
  createChildNode(args, mdx, 'DocsPage', sourceFile, {
    ...frontMatter,
    githubLabel: frontMatter.githubLabel ?? null,
    pathname,
    product: frontMatter.productId ?? toProductInfo(pathname).productId,
    headings: compiled.headings,
    content: compiled.content,
    markdown: compiled.markdown,
    mentions: [...toFrontMatterMentions(frontMatter, text), ...toMentions(compiled)],
    sourceFile,
  });
  return compiled.errors;
}

function createBlogPost(
  args: CreateNodeArgs,
  mdx: Node,
  text: string,
  folder: string,
  sourceFile: string,
): ContentError[] {
  const pathname = toBlogPathname(folder, sourceFile);
  const { frontMatter, compiled } = readPage(text, sourceFile, parseBlogFrontMatter);
  createChildNode(args, mdx, 'BlogPost', sourceFile, {
    ...frontMatter,
    pathname,
    headings: compiled.headings,
    content: compiled.content,
    markdown: compiled.markdown,
    mentions: toMentions(compiled),
    sourceFile,
  });
  return compiled.errors;
}

/** Makes the `DocsPage` or `BlogPost` child of an `Mdx` node; its text is compiled here, once. */
export function createPageNodes(args: CreateNodeArgs, mdx: Node, text: string): void {
  const { contentFilePath } = mdx.internal as { contentFilePath?: string };
  if (!contentFilePath) return;
  const sourceFile = toSourceFile(contentFilePath);
  const folder = path.posix.dirname(sourceFile).replace(/^content\//, '');
  createNodesOrProblems(args, mdx, sourceFile, () =>
    folder.startsWith('blog/')
      ? createBlogPost(args, mdx, text, folder, sourceFile)
      : createDocsPage(args, mdx, text, folder, sourceFile),
  );
}
