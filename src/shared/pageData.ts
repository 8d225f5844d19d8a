/** What Gatsby's runtime knows of the whole site: which version it is. */
export const appDataPathname = '/page-data/app-data.json';

/** @param pathname of a page, as in `createPage`. @returns the address of what its queries gave, as Gatsby has it. */
export function toPageDataPathname(pathname: string): string {
  return `/page-data/${pathname.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
}

/** The other way: pathname of the page whose data is at an address; null for everything that is no page's data. */
export function fromPageDataPathname(address: string): string | null {
  const name = /^\/page-data\/(.+)\/page-data\.json$/.exec(address)?.[1];
  if (name === undefined) return null;
  return name === 'index' ? '/' : `/${name}/`;
}
