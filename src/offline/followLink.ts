import { navigate } from 'gatsby';
import { pageAskedEvent } from '../shared/siteEvents';

declare global {
  interface Window {
    /** Gatsby's loader of pages. */
    ___loader?: {
      hovering(pathname: string): void;
      loadPageSync(path: string): { page?: { componentChunkName: string } } | undefined;
      loadPage(path: string): Promise<{ status?: string } | undefined>;
    };
  }
}

/** How often a reader has asked for a page, or has gone elsewhere without one. */
let wishes = 0;

function forget(): void {
  wishes += 1;
}

/**
 * Goes to a page of this site when it has been fetched. The reader's last wish counts: a page that comes when they have asked for another
 * one, or have gone back, is not gone to, as Gatsby would. Where the page's files are gone, because another version of the site is there
 * by now, the page is loaded anew.
 * @param href pathname with trailing slash, then query and hash.
 */
export function followLink(href: string): void {
  wishes += 1;
  const wish = wishes;
  document.dispatchEvent(new Event(pageAskedEvent));
  window.addEventListener('popstate', forget, { once: true });
  void window.___loader?.loadPage(href.replace(/#.*$/s, '')).then((page) => {
    if (wish !== wishes) return;
    window.removeEventListener('popstate', forget);
    if (!page || page.status === 'error') window.location.assign(href);
    else void navigate(href);
  });
}
