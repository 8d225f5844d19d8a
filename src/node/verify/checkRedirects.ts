import path from 'node:path';
import { toBareAddress } from '../../shared/pathname';
import type { ContentError } from '../errors';
import { findRedirect } from '../redirects/findRedirect';
import { isPattern } from '../redirects/isPattern';
import {
  readAuthoredRedirects,
  redirectsFile,
  type AuthoredRedirect,
} from '../redirects/redirects';
import { suggest } from '../suggest';
import type { LinkTargets } from './linkTargets';

function checkTarget({ to }: AuthoredRedirect, pathnames: ReadonlySet<string>): string | null {
  const pathname = toBareAddress(to);
  if (isPattern(to) || /\.\w+$/.test(pathname) || pathnames.has(pathname)) return null;
  return `"${to}" leads to no page of today.${suggest(pathname, pathnames)} Correct the pathname.`;
}

function checkSource(
  { from, to }: AuthoredRedirect,
  above: readonly AuthoredRedirect[],
  pathnames: ReadonlySet<string>,
): string | null {
  if (isPattern(from)) return null;
  if (pathnames.has(from))
    return `"${from}" is a page of today, which nobody would reach. Remove the row, or correct the pathname.`;
  const answer = findRedirect(above, from)?.location ?? to;
  return answer === to
    ? null
    : `"${from}" is answered by a row above, which leads to "${answer}". Move this row above it, or remove one.`;
}

/**
 * Old addresses lead to pages of today and to sections that these have, and take no page away. What a pattern leaves open is not looked
 * up: a test follows examples.
 * @param pathnames of the pages of today.
 */
export function checkRedirects(
  root: string,
  targets: Pick<LinkTargets, 'checkHash'>,
  pathnames: ReadonlySet<string>,
): ContentError[] {
  const rows = readAuthoredRedirects(path.join(root, redirectsFile));
  return rows.flatMap((row, index) => {
    const { from, to } = row.lines;
    const problems: [number, string | null][] = [
      [from, checkSource(row, rows.slice(0, index), pathnames)],
      [to, checkTarget(row, pathnames) ?? targets.checkHash(row.to, toBareAddress(row.to))],
    ];
    return problems.flatMap(([line, message]) =>
      message === null ? [] : [{ file: redirectsFile, line, message }],
    );
  });
}
