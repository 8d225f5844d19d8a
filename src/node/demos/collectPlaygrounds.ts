import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type PlaygroundControl, toInitialState, toPlaygroundProps } from '../../shared/playground';
import { type PlaygroundPlace } from '../../shared/playgroundLayout';
import { toProductInfo } from '../../shared/products';
import { readNamesOnly } from '../content/parseFrontMatter';
import { type ContentError } from '../errors';
import { highlightElements } from '../mdx/highlight';
import { findReference } from '../site/findReference';
import { type DemoSource } from './collectDemos';
import { toPlaygroundControls } from './playgroundControls';
import {
  formatElements,
  formatExpression,
  isSource,
  writePlaygroundModule,
  type PlaygroundReference,
} from './playgroundModule';
import { readPageTags, type PageTag } from './readPageTags';
import { toPagePathname } from './toPagePathname';

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

/** What the tag says of its place; the schema of the tags has refused other values. */
function readLayout({ wrap, height }: PageTag['attributes']): PlaygroundPlace {
  return {
    wrap: wrap === 'narrow' || wrap === 'wide' ? wrap : undefined,
    height: height === undefined ? undefined : Number(height),
  };
}

function parseValues(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return {};
  try {
    const values: unknown = JSON.parse(text);
    const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
    return isObject ? (values as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function toNames(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Text between the tags is a prop like others, also where a component does not list it. */
const childrenControl: PlaygroundControl = {
  name: 'children',
  kind: 'text',
  options: [],
  defaultValue: null,
  initialValue: null,
  isRequired: false,
  isCommon: true,
};

function toControls(
  props: PlaygroundReference['props'],
  hidden: ReadonlySet<string>,
  values: Readonly<Record<string, unknown>>,
  children: string | undefined,
): PlaygroundControl[] {
  const isText = children !== undefined && !isSource(children);
  const controls = toPlaygroundControls(props, {
    hidden: isText ? hidden : new Set([...hidden, 'children']),
    values,
  });
  if (!isText || hidden.has('children')) return controls;
  const listed = controls.find(({ name }) => name === 'children') ?? childrenControl;
  const own = { ...listed, initialValue: children };
  const at = controls.findIndex(({ isCommon }) => !isCommon);
  const others = controls.filter((control) => control !== listed);
  if (others.length < controls.length)
    return controls.map((control) => (control === listed ? own : control));
  const end = at === -1 ? others.length : at;
  return [...others.slice(0, end), own, ...others.slice(end)];
}

interface ReadTag {
  values: Record<string, unknown>;
  /** Source text by prop, as Prettier writes it. */
  code: Record<string, string>;
  errors: ContentError[];
}

/** Splits what the author gives into values and source text. */
async function readTag(
  { line, attributes }: PageTag,
  reference: PlaygroundReference,
  file: string,
): Promise<ReadTag> {
  const read: ReadTag = { values: {}, code: {}, errors: [] };
  const addError = (message: string) =>
    read.errors.push({ file, line, message: `<Playground of="${reference.name}">: ${message}` });
  const values = parseValues(attributes['values']);
  if (!values) {
    addError(`"values" is no JSON object. Write it like values='{"variant":"contained"}'.`);
    return read;
  }
  const known = new Set([...reference.props, ...reference.inheritedProps].map(({ name }) => name));
  for (const name of [...toNames(attributes['hide']), ...Object.keys(values)]) {
    if (!known.has(name) && !/^(?:children|className|role|aria-[a-z]+)$/.test(name))
      addError(`the component has no prop "${name}". Take it out or correct the name.`);
  }
  const { children } = attributes;
  const given = children === undefined ? values : { ...values, children };
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== 'string' || !isSource(value)) {
      if (name !== 'children') read.values[name] = value;
      continue;
    }
    try {
      read.code[name] =
        name === 'children' ? await formatElements(value) : await formatExpression(value);
    } catch {
      addError(`"${name}" cannot be read as JSX. Close every element and quote every attribute.`);
    }
  }
  return read;
}

async function createPlayground(
  tag: PageTag,
  page: Page,
): Promise<{ playground?: AuthoredPlayground; errors: ContentError[] }> {
  const { of = '', hide, children } = tag.attributes;
  const place = { file: page.file, line: tag.line };
  const reference = findReference({ apiReferences: page.references }, page.product, of);
  // An unknown component is reported with all others that pages name.
  if (!reference) return { errors: [] };
  const { values, code, errors } = await readTag(tag, reference, page.file);
  if (errors.length > 0) return { errors };
  const hidden = new Set([...toNames(hide), ...Object.keys(code)]);
  const controls = toControls(
    // An inherited prop has a control only where the author gives it a value.
    [
      ...reference.props,
      ...reference.inheritedProps.filter(({ name }) => Object.hasOwn(values, name)),
    ],
    hidden,
    values,
    children,
  );
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
      layout: readLayout(tag.attributes),
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
