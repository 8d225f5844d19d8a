import type { Redirect } from '../redirects/redirects';
import { findReference } from '../site/findReference';
import type { SiteContent } from '../site/siteContent';

/** On the public site the API of this product lies in tabs of its pages, and its packages name these addresses. */
const product = 'base-ui';

/** Rows from tabs that are about one component or hook to its API page, above those by which the other tabs lead to their page. */
export function toApiTabRedirects(
  site: Pick<SiteContent, 'docsPages' | 'apiReferences'>,
): Redirect[] {
  const toRow = (from: string, [name, ...others]: readonly string[]): Redirect[] => {
    const reference = name && others.length === 0 && findReference(site, product, name);
    return reference ? [{ from, to: reference.pathname, status: 301 }] : [];
  };
  return site.docsPages
    .filter((page) => page.product === product && page.pathname.includes('/react-'))
    .flatMap(({ pathname, components, hooks }) => [
      ...toRow(`${pathname}components-api/`, components),
      ...toRow(`${pathname}hooks-api/`, hooks),
    ]);
}
