import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toProductInfo } from '../../shared/products';
import type { HeadingData } from '../../shared/content';
import { toBlogPathname, toDocsPathname } from '../content-nodes/createPageNodes';
import {
  parseBlogFrontMatter,
  parseDocsFrontMatter,
  readNamesOnly,
  splitMdxFile,
  type BlogFrontMatter,
  type DocsFrontMatter,
} from '../content/parseFrontMatter';
import { hashFolder, toHash } from '../hash';
import type { ContentError } from '../errors';
import { compileMdx, type CompiledMdx } from '../mdx/compileMdx';
import { attempt } from './attempt';
import type { VerifyCache } from './verifyCache';

/** What the checks need of a compiled body; plain data, for the cache. */
export type PageBody = Pick<
  CompiledMdx,
  'islands' | 'links' | 'fences' | 'inlineCodes' | 'images' | 'markdown' | 'errors'
> & {
  headings: HeadingData[];
  /** Ids in the HTML of the body. */
  anchors: string[];
};

/** One MDX file as a whole. */
export interface AuthoredPage {
  /** Path from the repository root. */
  file: string;
  /** Absolute path of its folder. */
  folder: string;
  pathname: string;
  product: string | null;
  kind: 'docs' | 'blog';
  /** Where it has mistakes, which are in `errors`, what can be read of it. */
  docs:
    (Pick<DocsFrontMatter, 'components' | 'hooks' | 'unlisted'> & Partial<DocsFrontMatter>) | null;
  blog: BlogFrontMatter | null;
  source: string;
  body: PageBody;
  errors: ContentError[];
}

function listMdx(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return listMdx(file);
      return entry.name.endsWith('.mdx') ? [file] : [];
    });
}

function compile(body: string, file: string, firstLine: number): PageBody {
  const { content, ...compiled } = compileMdx(body, file, firstLine);
  const anchors = content.flatMap(({ html }) =>
    [...(html ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id),
  );
  return { ...compiled, anchors };
}

interface ReadingOptions {
  /** Absolute path of the repository. */
  root: string;
  cache: VerifyCache;
}

function readPage(absolute: string, compilerHash: string, { root, cache }: ReadingOptions) {
  const file = path.relative(root, absolute).split(path.sep).join('/');
  const source = readFileSync(absolute, 'utf8');
  const folder = path.posix.dirname(file).replace(/^content\//, '');
  const kind = folder.startsWith('blog/') ? 'blog' : 'docs';
  const errors: ContentError[] = [];
  const docs =
    kind === 'docs'
      ? (attempt(errors, file, () => parseDocsFrontMatter(source, file)) ?? readNamesOnly(source))
      : null;
  const blog =
    kind === 'blog' ? attempt(errors, file, () => parseBlogFrontMatter(source, file)) : null;
  const pathname =
    kind === 'docs'
      ? toDocsPathname(folder)
      : (attempt(errors, file, () => toBlogPathname(folder, file)) ?? toDocsPathname(folder));
  const { body: text, bodyLine } = splitMdxFile(source);
  const key = toHash(compilerHash, file, source);
  const body = cache.read<PageBody>('pages', key) ?? compile(text, file, bodyLine);
  cache.write('pages', key, body);
  return {
    file,
    folder: path.dirname(absolute),
    pathname,
    product: docs?.productId ?? toProductInfo(pathname).productId,
    kind,
    docs,
    blog,
    source,
    body,
    errors: [...errors, ...body.errors],
  } satisfies AuthoredPage;
}

/** Reads every MDX file below content/. Never throws for what an author wrote: mistakes are in each page's `errors`. */
export function readPages(options: ReadingOptions): AuthoredPage[] {
  const compilerHash = toHash(
    hashFolder(path.resolve('src/node/mdx')),
    readFileSync(path.resolve('src/shared/headingId.ts'), 'utf8'),
    readFileSync(path.resolve('src/node/verify/readPages.ts'), 'utf8'),
  );
  return listMdx(path.join(options.root, 'content')).map((file) =>
    readPage(file, compilerHash, options),
  );
}
