import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type PlaygroundControl, toInitialState, toPlaygroundProps } from '../../shared/playground';
import { toProductInfo } from '../../shared/products';
import { type ContentError } from '../errors';
import { highlightCode } from '../mdx/highlight';
import { findReference } from '../pages/findReference';
import { type DemoSource } from './collectDemos';
import { toPlaygroundControls } from './playgroundControls';
import {
  formatJsx,
  isJsx,
  writePlaygroundModule,
  type PlaygroundReference,
} from './playgroundModule';
import { readPlaygroundTags, type PlaygroundTag } from './playgroundTags';
import { toPagePathname } from './toPagePathname';

/** A playground of a page; see `Playground` of the schema. */
export interface AuthoredPlayground {
  of: string;
  docsPagePathname: string;
  /** The page's file and the line of the tag. */
  file: string;
  line: number;
  controls: PlaygroundControl[];
  fixedProps: Record<string, unknown>;
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
  file: string;
  references: readonly PlaygroundReference[];
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
  isCommon: true,
};

function toControls(
  props: PlaygroundReference['props'],
  hidden: ReadonlySet<string>,
  values: Readonly<Record<string, unknown>>,
  children: string | undefined,
): PlaygroundControl[] {
  const isText = children !== undefined && !isJsx(children);
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

async function createPlayground(
  tag: PlaygroundTag,
  page: Page,
): Promise<{ playground?: AuthoredPlayground; errors: ContentError[] }> {
  const { of = '', hide, children, values: valuesText } = tag.attributes;
  const place = { file: page.file, line: tag.line };
  const product = toProductInfo(page.pathname).productId;
  const reference = findReference({ apiReferences: page.references }, product, of);
  // An unknown component is reported with all others that pages name.
  if (!reference) return { errors: [] };
  const values = parseValues(valuesText);
  if (!values) {
    const message = `<Playground of="${of}">: "values" is no JSON object. Write it like values='{"variant":"contained"}'.`;
    return { errors: [{ ...place, message }] };
  }
  const known = new Set(reference.props.map(({ name }) => name));
  const strangers = [...toNames(hide), ...Object.keys(values)].filter(
    (name) => !known.has(name) && !/^(?:children|className|aria-[a-z]+)$/.test(name),
  );
  const errors = strangers.map((name) => ({
    ...place,
    message: `<Playground of="${of}">: the component has no prop "${name}". Take it out or correct the name.`,
  }));
  const controls = toControls(reference.props, new Set(toNames(hide)), values, children);
  const controlled = new Set(controls.map(({ name }) => name));
  const fixedProps = Object.fromEntries(
    Object.entries(values).filter(([name]) => !controlled.has(name)),
  );
  const jsx = children !== undefined && isJsx(children) ? children : null;
  let childrenHtml: string | null = null;
  try {
    childrenHtml = jsx === null ? null : highlightCode(await formatJsx(jsx), 'jsx');
  } catch {
    const message = `<Playground of="${of}">: "children" cannot be read as JSX. Close every element and quote every attribute.`;
    return { errors: [...errors, { ...place, message }] };
  }
  const slug = page.pathname.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  const { source, unknown } = writePlaygroundModule({
    reference,
    references: page.references,
    childrenJsx: jsx,
    initialProps: toPlaygroundProps(controls, toInitialState(controls), fixedProps),
    file: `${moduleFolder}/${slug}-${of}.tsx`,
  });
  errors.push(
    ...unknown.map((name) => ({
      ...place,
      message: `<Playground of="${of}">: no component "${name}" is known for its children. Use one of the API reference, or an icon named like DeleteIcon.`,
    })),
  );
  const docsPagePathname = page.pathname;
  return {
    playground: { of, docsPagePathname, ...place, controls, fixedProps, childrenHtml, source },
    errors,
  };
}

function findPages(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry: Dirent) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return findPages(path);
    return entry.name === 'index.mdx' ? [path] : [];
  });
}

function findRepeated(tags: readonly PlaygroundTag[], file: string): ContentError[] {
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
    if (!text.includes('<Playground')) continue;
    const tags = readPlaygroundTags(text);
    const folder = relative(contentDir, join(path, '..')).split('\\').join('/');
    const file = relative(process.cwd(), path).split('\\').join('/');
    collected.errors.push(...findRepeated(tags, file));
    for (const tag of tags) {
      const page = { pathname: toPagePathname(folder), file, references };
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
