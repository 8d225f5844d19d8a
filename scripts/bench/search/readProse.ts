import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Prose } from '../../../__tests__/support/searchCorpus';

const maxDepth = 4;
const wordsPerSection = 58;

function listMarkdown(folder: string, depth = 0): string[] {
  if (depth > maxDepth) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return listMarkdown(file, depth + 1);
      return /\.md$/i.test(entry.name) && !/licen[cs]e|changelog/i.test(entry.name) ? [file] : [];
    })
    .sort();
}

/** Words of the paragraphs of a Markdown text; code, tables and headings left out. */
function toParagraphs(markdown: string): string[][] {
  return markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/<[^>]*>|\]\([^)]*\)/g, '')
    .split(/\n\s*\n/)
    .filter((paragraph) => !/^[#|![]/.test(paragraph.trim()))
    .map((paragraph) => paragraph.match(/[A-Za-z][A-Za-z'.-]*/g) ?? [])
    .filter((words) => words.length >= 25);
}

/**
 * Technical English that nobody made up for the purpose: the read-me files of the installed packages, cut into sections.
 * @param headingsPerPage of which four are the same on every page, as they are on real ones.
 */
export function readProse(headingsPerPage: number): Prose {
  const paragraphs = listMarkdown(path.resolve('node_modules')).flatMap((file) =>
    toParagraphs(readFileSync(file, 'utf8')),
  );
  const words = [
    ...new Map(paragraphs.map((paragraph) => [paragraph.join(' '), paragraph])).values(),
  ].flat();
  const cut = (start: number, length: number) => {
    const from = start % (words.length - length);
    return words.slice(from, from + length).join(' ');
  };
  return {
    toHeadings: (title, page) => [
      `Overview of ${title}`,
      'Accessibility',
      'Examples',
      'When to use something else',
      // A prime step, so that no two pages take the same sentences.
      ...Array.from({ length: headingsPerPage - 4 }, (_, index) =>
        cut((page * headingsPerPage + index) * 7919, 3 + ((page + index) % 4)),
      ),
    ],
    toText: (_, page, part) =>
      cut((page * (headingsPerPage + 1) + part) * wordsPerSection, wordsPerSection),
  };
}
