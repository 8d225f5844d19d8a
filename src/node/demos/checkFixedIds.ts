import type { ContentError } from '../errors';
import { lineAt } from '../lineAt';

const reference = /\b(htmlFor|aria-(?:controls|describedby|details|labelledby|owns))="([^"]*)"/g;

/** References to ids that are written out: with a second copy on a page, they lead into the first one. */
export function checkFixedIds(file: string, code: string): ContentError[] {
  return [...code.matchAll(reference)].map(({ 1: attribute = '', 2: id = '', index }) => ({
    file,
    line: lineAt(code, index),
    message: `${attribute}="${id}" leads to the first copy when the demo is used twice. Make the id with React.useId().`,
  }));
}
