import path from 'node:path';
import { toBareAddress } from '../../shared/pathname';
import type { ContentError } from '../errors';
import { readAuthoredRedirects, redirectsFile } from '../redirects/redirects';
import type { LinkTargets } from './linkTargets';

/** The sections that old addresses lead to are on their pages. */
export function checkRedirects(root: string, targets: LinkTargets): ContentError[] {
  return readAuthoredRedirects(path.join(root, redirectsFile)).flatMap(({ to, line }) => {
    const message = targets.checkHash(to, toBareAddress(to));
    return message === null ? [] : [{ file: redirectsFile, line, message }];
  });
}
