/* eslint-disable @typescript-eslint/consistent-type-imports -- An ambient module cannot import by a relative path: what it names
   that way is `any`, and nothing says so. */

/** See `SiteCache`; the alias is set in `src/node/webpack`. */
declare module 'site-cache/navigation.json' {
  const navigation: import('../shared/siteCache').SiteCache['navigation'];
  export default navigation;
}

declare module 'site-cache/chunks.json' {
  const chunks: import('../shared/siteCache').SiteCache['chunks'];
  export default chunks;
}

declare module 'site-cache/boot.json' {
  const scripts: import('../shared/siteCache').SiteCache['boot'];
  export default scripts;
}
