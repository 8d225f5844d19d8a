import type { PlaygroundPlace } from '../../shared/playgroundLayout';
import type { ContentError } from '../errors';
import {
  formatElements,
  formatExpression,
  isSource,
  type PlaygroundReference,
} from './playgroundModule';
import type { PageTag } from './readPageTags';

/** What the author of a `<Playground>` gives. */
export interface PlaygroundTag {
  /** By prop; text between the tags is not among them. */
  values: Record<string, unknown>;
  /** Source text by prop, as Prettier writes it. */
  code: Record<string, string>;
  /** Props that have no control: those that the author hides, and those given as source text. */
  hidden: ReadonlySet<string>;
  layout: PlaygroundPlace;
  /** Mistakes; without them the rest is whole. */
  errors: ContentError[];
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

/** Splits what the author gives into values and source text. @param file of the page. */
export async function readPlaygroundTag(
  { line, attributes }: PageTag,
  reference: PlaygroundReference,
  file: string,
): Promise<PlaygroundTag> {
  const hiddenNames = toNames(attributes['hide']);
  const hidden = new Set(hiddenNames);
  const layout = readLayout(attributes);
  const read: PlaygroundTag = { values: {}, code: {}, hidden, layout, errors: [] };
  const addError = (message: string) =>
    read.errors.push({ file, line, message: `<Playground of="${reference.name}">: ${message}` });
  const values = parseValues(attributes['values']);
  if (!values) {
    addError(`"values" is no JSON object. Write it like values='{"variant":"contained"}'.`);
    return read;
  }
  const known = new Set([...reference.props, ...reference.inheritedProps].map(({ name }) => name));
  for (const name of [...hiddenNames, ...Object.keys(values)]) {
    if (!known.has(name) && !/^(?:children|className|role|aria-[a-z]+)$/.test(name))
      addError(`the component has no prop "${name}". Take it out or correct the name.`);
  }
  if (Object.hasOwn(values, 'children')) {
    addError('"children" stands in "values". Make it an attribute of its own: children="…".');
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
      hidden.add(name);
    } catch {
      addError(`"${name}" cannot be read as JSX. Close every element and quote every attribute.`);
    }
  }
  return read;
}
