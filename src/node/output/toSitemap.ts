export interface SitemapEntry {
  pathname: string;
  /** ISO date, null when unknown. */
  lastUpdated: string | null;
}

/** XML of sitemaps.org 0.9. @param siteUrl without trailing slash. */
export function toSitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ pathname, lastUpdated }) => {
    const modified = lastUpdated === null ? '' : `<lastmod>${lastUpdated}</lastmod>`;
    return `<url><loc>${siteUrl}${encodeURI(pathname).replace(/&/g, '&amp;')}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** robots.txt: everything but the pages about how this site is made. */
export function toRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /experiments/\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
