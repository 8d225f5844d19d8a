declare global {
  interface Window {
    /** Gatsby's runtime goes to a page by it. */
    ___navigate?: (to: string, options?: object) => void;
  }
}

/**
 * Stands in for gatsby-link. Links here are those of HTML (`src/chrome/linkBehaviour.ts`), so of its exports Gatsby's runtime
 * and this site need two; the `Link` component cannot be left out of the package's one file.
 * @param to pathname as it is in the address, with trailing slash, then query and hash
 */
export function navigate(to: string, options?: object): void {
  window.___navigate?.(to, options);
}

/** Parts of an address of this site, as gatsby-link has it: a part that is not there is empty. */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || '/') ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/**
 * The other exports of the package, which webpack warns of where they are missing. Nothing imports them (`eslint.config.mjs`).
 * @throws Error
 */
function leftOut(): never {
  throw new Error('It is not in the bundle: see src/node/webpack/leftOutParts.ts.');
}
export { leftOut as Link, leftOut as withPrefix, leftOut as withAssetPrefix };
