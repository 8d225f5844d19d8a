/** Languages that are recognised at the start of a path; the site is built in the default one. */
const parsedLanguages: readonly string[] = ['en', 'zh'];
const defaultLanguage = 'en';

/** What a path of the site says. */
export interface PathnameParts {
  language: string;
  /** Path with query and hash, without the language prefix. */
  canonicalAs: string;
  /** `/api…` as `/api-docs…`; no hash, query or trailing slash except for `/`. */
  canonicalPathname: string;
}

/** An address without query and hash, which can hold what somebody typed into a page. */
export function toBareAddress(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/**
 * A two-letter prefix is a language only when it is one that we parse: `/en/system/` is `/system/`, `/xx/system/` stays.
 * @param path path with optional query and hash, starting with a slash.
 */
export function parsePath(path: string): PathnameParts {
  const match = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path);
  const prefix = match?.[1];
  const language = prefix && parsedLanguages.includes(prefix) ? prefix : null;
  const rest = language ? path.slice(3) : path;
  const canonicalAs = rest.startsWith('/') ? rest : `/${rest}`;
  const bare = toBareAddress(canonicalAs).replace(/\/+$/, '') || '/';
  return {
    language: language ?? defaultLanguage,
    canonicalAs,
    canonicalPathname: bare.replace(/^\/api(?=\/|$)/, '/api-docs'),
  };
}

/** What a page is named after: `button` of `/material-ui/react-button/` and of `/material-ui/api/button/`. */
export function toOwnName(pathname: string): string {
  return pathname.replace(/^.*\/(?:react-)?([^/]+)\/$/, '$1');
}
