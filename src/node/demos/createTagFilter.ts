import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPageTags } from './readPageTags';

/** What demos have of a page: its tags, wherever they stand. Most of what is written into a page is none. */
function readTags(page: string): string {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const toAttributes = (name: 'Demo' | 'Playground') =>
    readPageTags(text, name).map(({ attributes }) => attributes);
  return JSON.stringify([toAttributes('Demo'), toAttributes('Playground')]);
}

/** Of a page that was not there before. */
const noTags = JSON.stringify([[], []]);

/**
 * Reads the tags of all pages, and again those of each page that it is asked for.
 * @param contentDir absolute path. @returns whether the tags of a page, by its absolute path, are others than the last time.
 */
export function createTagFilter(contentDir: string): (page: string) => boolean {
  const pages = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(contentDir, name));
  const known = new Map(pages.map((page) => [page, readTags(page)]));
  return (page) => {
    const tags = readTags(page);
    const isSame = (known.get(page) ?? noTags) === tags;
    known.set(page, tags);
    return !isSame;
  };
}
