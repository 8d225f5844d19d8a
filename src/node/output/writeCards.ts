import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/**
 * Renders the card of every page into `publicFolder`; a card is rendered once for its text and kept in `cacheFolder`.
 * @returns how many had to be rendered.
 */
export async function writeCards(
  pages: readonly CardPage[],
  publicFolder: string,
  cacheFolder: string,
): Promise<number> {
  const renderer = ['renderCard.ts', 'cardText.ts'].map((file) =>
    readFileSync(path.resolve('src/node/output', file), 'utf8'),
  );
  mkdirSync(cacheFolder, { recursive: true });
  let rendered = 0;
  for (const { pathname, title, description, section } of pages) {
    const text = { title, description, section };
    const key = createHash('sha256')
      .update(renderer.join(''))
      .update(JSON.stringify(text))
      .digest('hex')
      .slice(0, 24);
    const cached = path.join(cacheFolder, `${key}.png`);
    if (!existsSync(cached)) {
      writeFileSync(cached, await renderCard(text));
      rendered += 1;
    }
    const target = path.join(publicFolder, toCardPathname(pathname));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(cached, target);
  }
  return rendered;
}
