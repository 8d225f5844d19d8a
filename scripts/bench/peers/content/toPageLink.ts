import { toOurPathname } from '../ourPathname';
import type { PlannedPage } from './planPages';

/** Links to the file, as engines have them that look for it; to the address as seen from the page; or to the pathname on our site. */
export type LinkStyle = 'file' | 'address' | 'pathname';

const toGroup = ({ path }: PlannedPage) => path.slice(0, path.indexOf('/'));

/** Where a link from one generated page to another one leads. */
export function toPageLink(from: PlannedPage, to: PlannedPage, style: LinkStyle): string {
  if (style === 'pathname') return toOurPathname(to.path);
  const isNear = toGroup(from) === toGroup(to);
  if (style === 'file') return isNear ? `./${to.slug}.md` : `../${to.path}.md`;
  return isNear ? `../${to.slug}/` : `../../${to.path}/`;
}
