/** What the home page says is checked, by the names of its strings, in the order in which they stand. */
export const homePromises = ['code', 'names', 'demos', 'links'] as const;

/** The post that tells more of it. */
export const homePostPathname = '/blog/every-snippet-is-compiled/';
