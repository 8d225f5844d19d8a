import { toKebab, type ApiReferenceData } from '../../shared/apiReference';
import { findReference } from '../site/findReference';
import type { SiteContent } from '../site/siteContent';
import { addUsages, readBlocks, type Usages } from './readUsages';
import type { WithoutPage } from './readWithoutPage';

/** How the site tells about one component or hook. */
export interface CoveredReference {
  name: string;
  kind: 'component' | 'hook';
  pathname: string;
  /** Whether a page names it; else why none does, or which unwritten page will. */
  page: { is: 'named' } | { is: 'listed'; reason: string } | { is: 'unwritten'; pathname: string } | null;
  /** Props that a demo or a block of code sets, and those that none does. */
  shown: string[];
  unshown: string[];
}

export interface ProductCoverage {
  productId: string;
  name: string;
  references: CoveredReference[];
}

export type CoverageSource = Pick<
  SiteContent,
  'docsPages' | 'blogPosts' | 'apiReferences' | 'demos' | 'products'
>;

function readAllUsages({ docsPages, blogPosts, demos }: CoverageSource): Usages {
  const usages: Usages = new Map();
  for (const { variants } of demos) {
    for (const { codeVariant, code } of variants) if (codeVariant === 'TS') addUsages(code, usages);
  }
  for (const { markdown } of [...docsPages, ...blogPosts]) {
    for (const code of readBlocks(markdown)) addUsages(code, usages);
  }
  return usages;
}

/**
 * The page among some that tells about a component or hook by its name: `/material-ui/react-table/` for `TableCell`,
 * `/base-ui/react-select/` for `useSelect`, `/joy-ui/react-tabs/` for `TabList`.
 */
export function findPageByName(
  { products }: Pick<SiteContent, 'products'>,
  reference: Pick<ApiReferenceData, 'name' | 'product'>,
  pathnames: readonly string[],
): string | null {
  const prefix = products.find(({ productId }) => productId === reference.product)?.prefix;
  const slugs = [toKebab(reference.name), toKebab(reference.name).replace(/^use-/, '')];
  const found = pathnames.filter((pathname) => {
    const name = /\/(?:react-)?([\w-]+)\/$/.exec(pathname)?.[1];
    if (name === undefined || prefix === undefined || !pathname.startsWith(prefix)) return false;
    return [name, name.replace(/s$/, '')].some((start) =>
      slugs.some((slug) => slug === start || slug.startsWith(`${start}-`)),
    );
  });
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}

/**
 * Which components and hooks have a page that names them, and which of their props are shown.
 * @param listed the reviewed list; @param unwritten pathnames of pages to be written.
 */
export function toCoverage(
  source: CoverageSource,
  listed: readonly WithoutPage[],
  unwritten: readonly string[],
): ProductCoverage[] {
  const usages = readAllUsages(source);
  const named = new Set(
    source.docsPages.flatMap(({ product, components, hooks }) =>
      [...components, ...hooks].flatMap((name) => findReference(source, product, name)?.key ?? []),
    ),
  );
  const toPage = (reference: ApiReferenceData): CoveredReference['page'] => {
    if (named.has(reference.key)) return { is: 'named' };
    const entry = listed.find(
      ({ product, names }) => product === reference.product && names.includes(reference.name),
    );
    if (entry?.reason !== undefined) return { is: 'listed', reason: entry.reason };
    const pathname = entry?.page ?? findPageByName(source, reference, unwritten);
    return pathname && unwritten.includes(pathname) ? { is: 'unwritten', pathname } : null;
  };
  return source.products.map(({ productId, name }) => ({
    productId,
    name,
    references: source.apiReferences
      .filter(({ product }) => product === productId)
      .flatMap((reference): CoveredReference[] => {
        const { kind } = reference;
        if (kind === 'interface') return [];
        const set = usages.get(`${reference.packageName} ${reference.name}`) ?? new Set();
        const props =
          kind === 'component'
            ? reference.props
                .filter(({ deprecatedHtml }) => deprecatedHtml === null)
                .map((prop) => prop.name)
            : [];
        return [
          {
            name: reference.name,
            kind,
            pathname: reference.pathname,
            page: toPage(reference),
            shown: props.filter((prop) => set.has(prop)),
            unshown: props.filter((prop) => !set.has(prop)),
          },
        ];
      }),
  }));
}
