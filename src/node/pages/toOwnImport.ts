import type { NamedImport } from '../bundle-size/measureImports';
import { findOwnComponent } from '../content/findOwnComponent';
import { findReference } from '../site/findReference';
import type { DocsPageNode, SiteContent } from '../site/siteContent';

/** @returns the import of the component that a page is named after, as its API page gives it first; null where there is none. */
export function toOwnImport(
  site: Pick<SiteContent, 'apiReferences'>,
  page: Pick<DocsPageNode, 'pathname' | 'product' | 'components'>,
): NamedImport | null {
  const component = findOwnComponent(page);
  const reference = component && findReference(site, page.product, component);
  const statement = reference ? reference.imports[0] : undefined;
  return reference && statement ? { name: reference.name, statement } : null;
}
