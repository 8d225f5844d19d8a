import { navigate } from 'gatsby';

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

/**
 * Goes to a page of this site. Where its files are gone, because another version of the site is there by now, Gatsby loads the
 * page anew but forgets query and hash; the address asked for last is the one that counts.
 * @param href pathname with trailing slash, then query and hash.
 */
export function followLink(href: string): void {
  void navigate(href);
  void window.___loader?.loadPage(href.replace(/#.*$/s, '')).then((page) => {
    if (!page || page.status === 'error') window.location.assign(href);
  });
}
