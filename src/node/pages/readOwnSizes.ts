import { readBundleSizes } from '../bundle-size/readBundleSizes';
import type { SiteContent } from '../site/siteContent';
import { toOwnImport } from './toOwnImport';

/** Bytes that the component of a page adds to a bundle, by the pathname of the page; pages that are named after none are not there. */
export type OwnSizes = ReadonlyMap<string, number>;

export async function readOwnSizes(
  site: Pick<SiteContent, 'docsPages' | 'apiReferences'>,
): Promise<OwnSizes> {
  const own = site.docsPages.flatMap((page) => {
    const imported = toOwnImport(site, page);
    return imported ? [{ pathname: page.pathname, imported }] : [];
  });
  const sizes = await readBundleSizes(own.map(({ imported }) => imported));
  return new Map(
    own.flatMap(({ pathname, imported }) => {
      const bytes = sizes[imported.statement];
      return bytes === undefined ? [] : [[pathname, bytes]];
    }),
  );
}
