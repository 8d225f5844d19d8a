import type { ContentError } from '../errors';
import type { SiteContent } from '../site/siteContent';
import { withoutPageFile, type WithoutPage } from './readWithoutPage';
import { findPageByName, type ProductCoverage } from './toCoverage';

function checkList(
  coverage: readonly ProductCoverage[],
  listed: readonly WithoutPage[],
): ContentError[] {
  return listed.flatMap(({ product, names, reason, line }) => {
    const references = coverage.find(({ productId }) => productId === product)?.references;
    if (!references) {
      return [
        {
          file: withoutPageFile,
          line,
          message: `Unknown product "${product}". Use one of: ${coverage.map(({ productId }) => productId).join(', ')}.`,
        },
      ];
    }
    return names.flatMap((name): ContentError[] => {
      const reference = references.find((item) => item.name === name);
      if (!reference) {
        const message = `"${name}" is no component or hook of ${product}. Take it off the list.`;
        return [{ file: withoutPageFile, line, message }];
      }
      if (reason === undefined || reference.page?.is !== 'named') return [];
      const message = `"${name}" of ${product} is named by a page. Take it off the list.`;
      return [{ file: withoutPageFile, line, message }];
    });
  });
}

/** Every component and hook is named by a page, or listed, or left to a page that is still to be written. */
export function checkCoverage(
  site: Pick<SiteContent, 'docsPages' | 'products'>,
  coverage: readonly ProductCoverage[],
  listed: readonly WithoutPage[],
): ContentError[] {
  const pathnames = site.docsPages.map(({ pathname }) => pathname);
  const missing = coverage.flatMap(({ productId, references }) =>
    references
      .filter(({ page }) => page === null)
      .map(({ name, kind }): ContentError => {
        const near = findPageByName(site, { name, product: productId }, pathnames);
        const page = site.docsPages.find(({ pathname }) => pathname === near);
        const entry = listed.find((item) => item.product === productId && item.names.includes(name));
        const place = page
          ? { file: page.sourceFile, line: page.mentions.find((item) => item.kind === kind)?.line ?? 1 }
          : { file: withoutPageFile, line: entry?.line ?? 1 };
        return {
          ...place,
          message: `No page names the ${kind} "${name}" of ${productId}. Name it in the front matter of its page under ${kind}s, or list it in ${withoutPageFile} with a reason.`,
        };
      }),
  );
  return [...missing, ...checkList(coverage, listed)];
}
