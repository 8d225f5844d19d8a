import { existsSync } from 'node:fs';
import { readPictureSize, toPictureFile } from '../content/pictures';
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
async function checkFile(url: string, root: string): Promise<string | null> {
  if (/^https?:/.test(url))
    return `Picture "${url}" is on another server. Put it into static/, and write its path from there.`;
  if (!url.startsWith('/'))
    return `Picture "${url}" depends on where the page is. Put it into static/, and write its path from there, which begins with a slash.`;
  if (!existsSync(toPictureFile(url, root)))
    return `Picture "${url}" is not in static/. Put it there, or correct its path.`;
  return (await readPictureSize(url, root))
    ? null
    : `Picture "${url}" cannot be read as one, so that its place in the page is not known. Save it again as PNG, JPEG, WebP, AVIF or SVG.`;
}

/** Pictures of the authored pages have a text and are files of the site. */
export async function checkPictures(
  pages: readonly { file: string; body: Pick<PageBody, 'images'> }[],
  root: string,
): Promise<ContentError[]> {
  const errors: ContentError[] = [];
  for (const { file, body } of pages) {
    for (const { value, line } of body.images) {
      const messages = [checkText(value.url, value.alt), await checkFile(value.url, root)];
      errors.push(
        ...messages.flatMap((message) => (message === null ? [] : [{ file, line, message }])),
      );
    }
  }
  return errors;
}
