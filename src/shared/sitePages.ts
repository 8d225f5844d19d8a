/** Pages about the site that the site map lists, with the key of their title among the strings. */
export const sitePages = [
  { pathname: '/', titleKey: 'siteMap.home' },
  { pathname: '/blog/', titleKey: 'footer.blog' },
  { pathname: '/versions/', titleKey: 'footer.versions' },
  { pathname: '/production-error/', titleKey: 'productionError.title' },
] as const;
