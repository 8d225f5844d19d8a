import type { ContentError } from '../errors';
import { lineAt } from '../lineAt';

/** `src="/dome.png"`, `image={'./dome.png'}`, `url(/dome.png)`; another server, an element of the page or a `data:` address needs no file. */
const fetched =
  /(?:\b(?:src|srcSet|image|poster)=\{?\s*(["'`])|\burl\(\s*(["']?))(\.{0,2}\/(?!\/)[^"'`)\s]+)/g;

/** Pictures that the code of a demo names by a path, where an exported project has no such file. */
export function checkPicturePaths(file: string, code: string): ContentError[] {
  return [...code.matchAll(fetched)].map(({ 3: address = '', index }) => ({
    file,
    line: lineAt(code, index),
    message: `"${address}" is a file that an exported project does not have. Draw the picture in the code, or write it out as a "data:" address.`,
  }));
}
