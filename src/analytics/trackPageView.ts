import { toProductInfo } from '../shared/products';
import { toPageLocation } from './pageLocation';
import { track } from './track';

/** Sends a page view, and says where the events after it come from; called after the title of the new page is set. */
export function trackPageView(path: string): void {
  const { productId, productCategoryId } = toProductInfo(path);
  const page_location = toPageLocation(path);
  window.gtag?.('set', { page_location });
  track('page_view', {
    page_title: document.title,
    page_location,
    product: productId ?? 'none',
    category: productCategoryId ?? 'none',
  });
}
