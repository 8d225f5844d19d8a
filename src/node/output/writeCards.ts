import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toHash } from '../hash';
import { writeWhole } from '../writeWhole';
import { renderCard } from './renderCard';

/** A page that gets a card. */
export interface CardPage {
  pathname: string;
  title: string;
  description: string;
  section: string;
}

/** `/material-ui/react-button/` → `/cards/material-ui/react-button.png`. */
export function toCardPathname(pathname: string): string {
  return `/cards${pathname === '/' ? '/home' : pathname.replace(/\/$/, '')}.png`;
}

/** Names a card's file in the cache after what it shows, and how it is drawn. */
function createKey(): (text: object) => string {
  const files = ['renderCard.ts', 'cardText.ts'].map((name) =>
    readFileSync(path.resolve('src/node/output', name), 'utf8'),
  );
  const renderer = toHash(...files);
  return (text) => toHash(renderer, JSON.stringify(text));
}

function readWritten(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    // No list, or one that cannot be read: every card is put in its place anew.
    return {};
  }
}

/**
 * Renders the card of every page into `publicFolder`; a card is rendered once for its text and kept in `cacheFolder`, with a list
 * of which card each page has, because copying all of them takes longer than anything else that is written after an edit.
 * @returns how many had to be rendered.
 */
export async function writeCards(
  pages: readonly CardPage[],
  publicFolder: string,
  cacheFolder: string,
): Promise<number> {
  const toKey = createKey();
  const list = path.join(cacheFolder, 'written.json');
  const before = readWritten(list);
  // If the build stops on the way, the next one must not take it for what is there.
  rmSync(list, { force: true });
  const written: Record<string, string> = {};
  let rendered = 0;
  for (const { pathname, title, description, section } of pages) {
    const text = { title, description, section };
    const key = toKey(text);
    written[pathname] = key;
    const target = path.join(publicFolder, toCardPathname(pathname));
    if (before[pathname] === key && existsSync(target)) continue;
    const cached = path.join(cacheFolder, `${key}.png`);
    if (!existsSync(cached)) {
      writeWhole(cached, await renderCard(text));
      rendered += 1;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(cached, target);
  }
  writeWhole(list, JSON.stringify(written));
  return rendered;
}
