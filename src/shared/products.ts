import { parsePath } from './pathname';

export interface ProductInfo {
  /** `null` where the path belongs to no product. */
  productId: string | null;
  productCategoryId: string | null;
}

const coreProducts: readonly string[] = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const ownProducts: readonly string[] = ['toolpad', 'docs'];
const docsPages: readonly string[] = ['versions', 'production-error'];

/** `/x/react-data-grid/…` and `/x/api/data-grid/…` → `x-data-grid`; other `/x/` pages belong to the category alone. */
function toXProduct(second: string, third: string): string | null {
  if (second.startsWith('react-')) return `x-${second.slice('react-'.length)}`;
  if (second === 'api' && third !== '') return `x-${third}`;
  return null;
}

/** Product and category that a path of the site belongs to. Rule: first segment, for `x` the second. */
export function toProductInfo(path: string): ProductInfo {
  const [, first = '', second = '', third = ''] = parsePath(path).canonicalPathname.split('/');
  if (coreProducts.includes(first)) return { productId: first, productCategoryId: 'core' };
  if (first === 'x') return { productId: toXProduct(second, third), productCategoryId: 'x' };
  if (ownProducts.includes(first)) return { productId: first, productCategoryId: null };
  if (docsPages.includes(first)) return { productId: 'docs', productCategoryId: null };
  if (first === 'experiments' && second === 'docs')
    return { productId: 'docs-infra', productCategoryId: null };
  return { productId: null, productCategoryId: null };
}
