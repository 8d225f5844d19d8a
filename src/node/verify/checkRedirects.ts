import path from 'node:path';
import { toBareAddress } from '../../shared/pathname';
import type { ContentError } from '../errors';
import { readAuthoredRedirects, redirectsFile } from '../output/redirects';
import type { BuiltSite } from './builtPages';
import { LinkTargets } from './linkTargets';
import type { AuthoredSite } from './readSite';

/** The sections that old addresses lead to are on their pages. */
export function checkRedirects(site: AuthoredSite, root: string, built: BuiltSite): ContentError[] {
  const targets = new LinkTargets(site, built);
  return readAuthoredRedirects(path.join(root, redirectsFile)).flatMap(({ to, line }) => {
    const message = targets.checkHash(to, toBareAddress(to));
    return message === null ? [] : [{ file: redirectsFile, line, message }];
  });
}
