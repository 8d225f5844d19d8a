import type { HeadingData } from '../../shared/content';
import { toCompact } from '../../shared/search/words';
import type { SearchPart } from '../../shared/searchIndex';

/** What nobody searches for in an example. */
const codeWords = /\b(const|let|return|function|export|default|true|false|null|undefined|void)\b/g;

const fenceLine = /^\s*(`{3,}|~{3,})/;
const headingLine = /^(#{2,4})\s+(.*)$/;
const tagLine = /^\s*<\/?[A-Z][^>]*>\s*$/;

/** Markdown as words: no addresses, tags or imports. Signs stay, since the index has no use for them. */
function toSearchWords(line: string, isCode: boolean): string {
  if (isCode) return /^\s*(import|\} from)\b/.test(line) ? '' : line.replace(codeWords, ' ');
  return tagLine.test(line)
    ? ''
    : line.replace(/\]\([^)]*\)/g, ']').replace(/https?:\/\/\S+/g, ' ');
}

interface MarkdownSections {
  /** What stands before the first heading. */
  text: string;
  parts: SearchPart[];
}

/** Number of the heading that a line is, from `next` on; -1 for other lines. */
function findHeading(line: string, headings: readonly HeadingData[], next: number): number {
  const [, marks, title] = headingLine.exec(line) ?? [];
  if (marks === undefined || title === undefined) return -1;
  const compact = toCompact(toSearchWords(title, false));
  return headings.findIndex(
    ({ depth, text }, index) =>
      index >= next && depth === marks.length && toCompact(text) === compact,
  );
}

/**
 * Words of a page by heading.
 * @param headings of level 2 to 4 in order; lower ones belong to the section that they stand in.
 */
export function toMarkdownSections(
  markdown: string,
  headings: readonly HeadingData[],
): MarkdownSections {
  const intro: string[] = [];
  const texts: string[][] = headings.map(() => []);
  let current = intro;
  let next = 0;
  let openFence = '';
  for (const line of markdown.split('\n')) {
    const fence = fenceLine.exec(line)?.[1];
    if (fence && (openFence === '' || fence.startsWith(openFence))) {
      openFence = openFence === '' ? fence : '';
      continue;
    }
    const found = openFence === '' ? findHeading(line, headings, next) : -1;
    const section = texts[found];
    if (section) {
      current = section;
      next = found + 1;
    } else {
      current.push(toSearchWords(line, openFence !== ''));
    }
  }
  return {
    text: intro.join('\n'),
    parts: headings.map(({ id, text }, index) => ({
      id,
      name: text,
      text: (texts[index] ?? []).join('\n'),
    })),
  };
}
