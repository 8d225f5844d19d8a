import type { Locator, Page } from 'playwright-core';

/**
 * Where the links in view lead of a side navigation: pages of the same group as the page that is shown, itself left out.
 * @returns pathnames, each once. @throws Error where there are none.
 */
export async function findTargets(page: Page, selector: string): Promise<string[]> {
  const targets = await page.locator(selector).evaluateAll((links: HTMLAnchorElement[]) => {
    const here = location.pathname.replace(/\/$/, '');
    const folder = here.slice(0, here.lastIndexOf('/') + 1);
    const pathnames = links
      .filter((link) => {
        const { width, height, top, bottom } = link.getBoundingClientRect();
        return width > 0 && height > 0 && top >= 0 && bottom <= innerHeight;
      })
      .filter(({ origin, hash }) => origin === location.origin && !hash)
      .map(({ pathname }) => pathname);
    return [...new Set(pathnames)].filter(
      (pathname) =>
        pathname.replace(/\/$/, '') !== here &&
        pathname.startsWith(folder) &&
        pathname.length > folder.length,
    );
  });
  if (targets.length === 0) throw new Error(`no sidebar links match ${selector}`);
  return targets;
}

/** The visible link to a pathname; engines write it absolute or relative, with a slash at the end or without. */
export function toLink(page: Page, selector: string, target: string): Locator {
  const name = target.split('/').filter(Boolean).pop() ?? '';
  const links = [target, name, `${name}/`].map((end) => `a[href$="${end}"]`).join(', ');
  return page.locator(selector).and(page.locator(links)).locator('visible=true').first();
}
