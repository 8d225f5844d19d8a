import { toProductInfo } from '../shared/products';
import { parsePath } from '../shared/pathname';
import { track } from './track';

/** Sends a page view; called after the title of the new page is set. */
export function trackPageView(path: string): void {
  const { productId, productCategoryId } = toProductInfo(path);
  track('page_view', {
    page_title: document.title,
    page_location: `${window.location.origin}${parsePath(path).canonicalAs.replace(/[?#].*$/s, '')}`,
    product: productId ?? 'none',
    category: productCategoryId ?? 'none',
  });
}
