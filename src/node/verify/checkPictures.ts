import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentError } from '../errors';
import { pictureEndings } from './pictureEndings';
import type { PageBody } from './readPages';

const nameOfPicture = new RegExp(`\\.(?:${pictureEndings})$`, 'i');

function checkText(url: string, alt: string): string | null {
  return alt.trim() === '' || nameOfPicture.test(alt)
    ? `Picture "${url}" has no text for those who do not see it. Say between the brackets what it shows.`
    : null;
}

/** Nothing but static/ is served: what stands beside a page is not. */
function checkPlace(url: string, root: string): string | null {
  if (/^https?:/.test(url))
    return `Picture "${url}" is on another server. Put it into static/, and write its path from there.`;
  if (!url.startsWith('/'))
    return `Picture "${url}" depends on where the page is. Put it into static/, and write its path from there, which begins with a slash.`;
  return existsSync(path.join(root, 'static', url))
    ? null
    : `Picture "${url}" is not in static/. Put it there, or correct its path.`;
}

/** Pictures of the authored pages have a text and are files of the site. */
export function checkPictures(
  pages: readonly { file: string; body: Pick<PageBody, 'images'> }[],
  root: string,
): ContentError[] {
  return pages.flatMap(({ file, body }) =>
    body.images.flatMap(({ value: { url, alt }, line }) =>
      [checkText(url, alt), checkPlace(url, root)].flatMap((message) =>
        message === null ? [] : [{ file, line, message }],
      ),
    ),
  );
}
