import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type PlaygroundControl, toInitialState, toPlaygroundProps } from '../../shared/playground';
import type { PlaygroundPlace } from '../../shared/playgroundLayout';
import { toProductInfo } from '../../shared/products';
import { readNamesOnly } from '../content/parseFrontMatter';
import type { ContentError } from '../errors';
import { highlightElements } from '../mdx/highlight';
import { findReference } from '../site/findReference';
import type { DemoSource } from './collectDemos';
import { writePlaygroundModule, type PlaygroundReference } from './playgroundModule';
import { readPageTags, type PageTag } from './readPageTags';
import { readPlaygroundTag } from './readPlaygroundTag';
import { toPagePathname } from './toPagePathname';
import { toTagControls } from './toTagControls';

/** A playground of a page; see `Playground` of the schema. */
export interface AuthoredPlayground {
  of: string;
  docsPagePathname: string;
  /** The page's file and the line of the tag. */
  file: string;
  line: number;
  layout: PlaygroundPlace;
  controls: PlaygroundControl[];
  fixedProps: Record<string, unknown>;
  /** Source text of props that are elements or functions, `children` not among them. */
  codeProps: Record<string, string>;
  childrenHtml: string | null;
  source: DemoSource;
}

export interface CollectedPlaygrounds {
  playgrounds: AuthoredPlayground[];
  errors: ContentError[];
}

/** Generated modules; not in node_modules, where every file belongs to a package. */
const moduleFolder = '.cache/playgrounds';

interface Page {
  pathname: string;
  /** As its front matter has it, else by its pathname. */
  product: string | null;
  file: string;
  references: readonly PlaygroundReference[];
}

async function createPlayground(
  tag: PageTag,
  page: Page,
): Promise<{ playground?: AuthoredPlayground; errors: ContentError[] }> {
  const { of = '', children } = tag.attributes;
  const place = { file: page.file, line: tag.line };
  const reference = findReference({ apiReferences: page.references }, page.product, of);
  // An unknown component is reported with all others that pages name.
  if (!reference) return { errors: [] };
  const read = await readPlaygroundTag(tag, reference, page.file);
  if (read.errors.length > 0) return { errors: read.errors };
  const { values, code, layout } = read;
  const controls = toTagControls(reference, read, children);
  const controlled = new Set(controls.map(({ name }) => name));
  const fixedProps = Object.fromEntries(
    Object.entries(values).filter(([name]) => !controlled.has(name)),
  );
  const slug = page.pathname.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  const { source, unknown } = writePlaygroundModule({
    reference,
    references: page.references,
    code,
    initialProps: toPlaygroundProps(controls, toInitialState(controls), fixedProps),
    givenNames: Object.keys(values),
    file: `${moduleFolder}/${slug}-${of}.tsx`,
  });
  const { children: elements, ...codeProps } = code;
  return {
    playground: {
      of,
      docsPagePathname: page.pathname,
      ...place,
      layout,
      controls,
      fixedProps,
      codeProps,
      childrenHtml: elements === undefined ? null : highlightElements(elements, 'jsx'),
      source,
    },
    errors: unknown.map((name) => ({
      ...place,
      message: `<Playground of="${of}">: no component "${name}" is known. Use one of the same product, or an icon named like DeleteIcon.`,
    })),
  };
}

function findPages(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry: Dirent) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return findPages(path);
    return entry.name === 'index.mdx' ? [path] : [];
  });
}

function findRepeated(tags: readonly PageTag[], file: string): ContentError[] {
  return tags
    .filter(
      (tag, index) =>
        tags.findIndex((one) => one.attributes['of'] === tag.attributes['of']) < index,
    )
    .map(({ line, attributes: { of = '' } }) => ({
      file,
      line,
      message: `A second <Playground of="${of}"> on this page. Keep one, so that a link to its state means one of them.`,
    }));
}

/**
 * The playgrounds of all pages.
 * @param contentDir absolute path.
 */
export async function collectPlaygrounds(
  contentDir: string,
  references: readonly PlaygroundReference[],
): Promise<CollectedPlaygrounds> {
  const collected: CollectedPlaygrounds = { playgrounds: [], errors: [] };
  for (const path of findPages(contentDir).sort()) {
    const text = readFileSync(path, 'utf8');
    const tags = readPageTags(text, 'Playground');
    const folder = relative(contentDir, join(path, '..')).split('\\').join('/');
    const file = relative(process.cwd(), path).split('\\').join('/');
    collected.errors.push(...findRepeated(tags, file));
    if (tags.length === 0) continue;
    const pathname = toPagePathname(folder);
    const product = readNamesOnly(text)?.productId ?? toProductInfo(pathname).productId;
    const page = { pathname, product, file, references };
    for (const tag of tags) {
      const { playground, errors } = await createPlayground(tag, page);
      collected.errors.push(...errors);
      const isRepeated = collected.playgrounds.some(
        ({ of, docsPagePathname }) => of === playground?.of && docsPagePathname === page.pathname,
      );
      if (playground && !isRepeated) collected.playgrounds.push(playground);
    }
  }
  return collected;
}
