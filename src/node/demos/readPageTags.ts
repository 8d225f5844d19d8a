import path from 'node:path';
import { once } from '../../shared/once';
import { splitMdxFile } from '../content/parseFrontMatter';
import { isIslandTag } from '../mdx/isIslandTag';
import { MdxBody } from '../mdx/MdxBody';
import { readAttributes } from '../mdx/readAttributes';
import { hashFolder } from '../hash';
import { readCached, writeCached } from './diskCache';

/** A tag as a page has it. */
export interface PageTag {
  /** Line in the file. */
  line: number;
  /** Literals as text; one without a value is `'true'`. */
  attributes: Readonly<Record<string, string>>;
}

type NamedTag = PageTag & { name: string };

/** What reads MDX is no part of the demos' own tools. */
const readReaderHash = once(() => hashFolder(path.join(process.cwd(), 'src/node/mdx')));

function parseTags(markdown: string): NamedTag[] {
  const { body: text, bodyLine } = splitMdxFile(markdown);
  const body = new MdxBody(text, '', bodyLine);
  const islands = body.parse()?.children.filter(isIslandTag) ?? [];
  return islands.map((node) => {
    const values = Object.entries(readAttributes(node).values);
    const attributes = Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
    return { name: node.name, line: body.lineOf(node), attributes };
  });
}

/** All of a page; parsing is slow, and most pages are as they were. */
function readTags(markdown: string): NamedTag[] {
  const key = `${readReaderHash()} ${markdown}`;
  const known = readCached<NamedTag[]>('tags', key);
  if (known) return known;
  const tags = parseTags(markdown);
  writeCached('tags', key, tags);
  return tags;
}

/**
 * The tags of a name on a page, which the demos of the page are built by: those that the page becomes islands of. What is
 * wrong with them, or with the page, is said where the page is compiled.
 * @param markdown the whole file. @param name of the tag.
 */
export function readPageTags(markdown: string, name: 'Demo' | 'Playground'): PageTag[] {
  if (!markdown.includes(`<${name}`)) return [];
  return readTags(markdown)
    .filter((tag) => tag.name === name)
    .map(({ line, attributes }) => ({ line, attributes }));
}
