import path from 'node:path';
import type { ContentBlockData } from '../../shared/content';
import { loadSharp } from '../loadSharp';

export interface PictureSize {
  width: number;
  height: number;
}

/** File of a picture. @param url its path from `static/`, as in Markdown or HTML; @param root absolute path of the repository. */
export function toPictureFile(url: string, root: string): string {
  try {
    return path.join(root, 'static', decodeURI(url));
  } catch {
    return path.join(root, 'static', url);
  }
}

/** Size in pixels, as browsers turn it; null for what is no picture, or is not there. */
export async function readPictureSize(url: string, root: string): Promise<PictureSize | null> {
  try {
    const { autoOrient } = await loadSharp()(toPictureFile(url, root)).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}

const picture = /<img src="(\/[^"]*)"/g;

async function sizeHtml(html: string, root: string): Promise<string> {
  const urls = [...html.matchAll(picture)].map(([, url = '']) => url);
  const sizes = new Map<string, PictureSize | null>();
  for (const url of new Set(urls)) sizes.set(url, await readPictureSize(url, root));
  return html.replace(picture, (tag, url: string) => {
    const size = sizes.get(url);
    return size ? `${tag} width="${size.width}" height="${size.height}"` : tag;
  });
}

/** Says in the HTML how large its pictures are, so that what is below them does not move when they come. */
export function sizePictures(
  blocks: readonly ContentBlockData[],
  root: string,
): Promise<ContentBlockData[]> {
  return Promise.all(
    blocks.map(async (block) =>
      block.html === undefined ? block : { html: await sizeHtml(block.html, root) },
    ),
  );
}
