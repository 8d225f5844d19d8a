import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { IslandValue } from '../../shared/content';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export interface ReadAttributes {
  values: Record<string, IslandValue>;
  /** What cannot be read and what to do; null when all is well. */
  error: string | null;
}

function parseLiteral(source: string): IslandValue | undefined {
  const text = source.trim();
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  const string = /^(["'`])((?:(?!\1|\\|\$\{).)*)\1$/s.exec(text);
  return string?.[2];
}

/** Attributes of a tag: strings, and literals in braces. */
export function readAttributes(node: JsxElement): ReadAttributes {
  const values: Record<string, IslandValue> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      return { values, error: 'spread attributes are not read. Write each attribute out.' };
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) values[name] = true;
    else if (typeof value === 'string') values[name] = value;
    else {
      const literal = parseLiteral(value.value);
      if (literal === undefined) {
        return {
          values,
          error: `attribute "${name}" is no literal. Use a string, a number, true or false.`,
        };
      }
      values[name] = literal;
    }
  }
  return { values, error: null };
}
