import { navigate } from 'gatsby';
import { pageAskedEvent } from '../shared/siteEvents';

declare global {
  interface Window {
    /** Gatsby's loader of pages. */
    ___loader?: {
      hovering(pathname: string): void;
      loadPageSync(path: string): { page?: { componentChunkName: string } } | undefined;
      loadPage(path: string): Promise<LoadedPage | undefined>;
    };
  }
}

interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash: string };
}

/** Whether it can be shown with the scripts of this page. Gatsby asks that too late: the place that is left gets the address of the new one. */
function isUsable(page: LoadedPage | undefined): boolean {
  if (!page || page.status === 'error') return false;
  const own = window.___webpackCompilationHash;
  return !own || own === page.page?.webpackCompilationHash;
}

function toAddress({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** How often a reader has asked for a page, or has gone elsewhere without one. */
let wishes = 0;

function forget(): void {
  wishes += 1;
}

/**
 * Goes to a page of this site when it has been fetched. The reader's last wish counts: a page that comes when they have asked for another
 * one, or have gone back, is not gone to, as Gatsby would. Where another version of the site is there by now, or the page's files are gone
 * with the version that they were of, the page is loaded as a document. A link to where the reader is adds no step to go back, as in browsers.
 * @param href pathname with trailing slash, then query and hash. @param load how to load a document, for tests.
 */
export function followLink(
  href: string,
  load: (href: string) => void = (address) => window.location.assign(address),
): void {
  wishes += 1;
  const wish = wishes;
  document.dispatchEvent(new Event(pageAskedEvent));
  window.addEventListener('popstate', forget, { once: true });
  void window.___loader?.loadPage(href.replace(/#.*$/s, '')).then((page) => {
    if (wish !== wishes) return;
    window.removeEventListener('popstate', forget);
    if (isUsable(page)) void navigate(href, { replace: href === toAddress(window.location) });
    else load(href);
  });
}
