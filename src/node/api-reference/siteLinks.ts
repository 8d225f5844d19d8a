import fs from 'node:fs';
import path from 'node:path';
import { toHeadingId } from '../../shared/headingId';
import { findRedirect } from '../redirects/findRedirect';
import type { Redirect } from '../redirects/redirects';

/** Gives the address that a link in a package's comments has on this site; links elsewhere stay as they are. */
export type LinkTarget = (href: string) => string;

/** Ids of the headings of a page, read off its Markdown. */
function readHeadingIds(file: string): ReadonlySet<string> {
  const headings = fs.readFileSync(file, 'utf8').matchAll(/^#{2,4}\s+(.+)$/gm);
  return new Set([...headings].map(([, text = '']) => toHeadingId(text)));
}

/** Pathnames of the authored pages, with their files. */
export function listDocsPages(contentDir: string): Map<string, string> {
  const pages = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) visit(file);
      else if (entry.name === 'index.mdx') {
        const pathname = path.relative(contentDir, folder).split(path.sep).join('/');
        pages.set(`/${pathname}/`, file);
      }
    }
  };
  visit(contentDir);
  return pages;
}

/** On the public site the API of the base package lies in tabs: `…/components-api/#button`. */
function findTab(pathname: string, hash: string): string | null {
  const match = /^\/([\w-]+)\/react-[\w-]+\/(?:components|hooks)-api\/$/.exec(pathname);
  return match && hash ? `/${match[1]}/api/${hash}/` : null;
}

/** What a link resolver knows. */
export interface LinkKnowledge {
  /** Hosts of the documented packages' public sites, `mui.com`. */
  hosts: ReadonlySet<string>;
  /** Address that site-relative links in comments are relative to. */
  origin: string;
  /** Authored pages with their files. */
  docsPages: ReadonlyMap<string, string>;
  apiPathnames: ReadonlySet<string>;
  redirects: readonly Redirect[];
}

/** A link to a page that exists here leads to it, also by an old address; its hash stays where such a heading exists. */
export function createLinkTarget(knowledge: LinkKnowledge): LinkTarget {
  const { hosts, origin, docsPages, apiPathnames, redirects } = knowledge;
  const known = new Map<string, string>();
  const find = (href: string): string => {
    const url = URL.canParse(href, origin) ? new URL(href, origin) : null;
    if (!url || !hosts.has(url.host.replace(/^(www|next)\./, ''))) return href;
    const asked = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
    const hash = decodeURIComponent(url.hash.slice(1));
    const [moved = asked, section] = findRedirect(redirects, asked)?.location.split('#') ?? [];
    const [pathname, id = hash] =
      [[findTab(asked, hash) ?? asked], [moved, section]].find(
        ([candidate = '']) => apiPathnames.has(candidate) || docsPages.has(candidate),
      ) ?? [];
    if (!pathname) return url.href;
    const file = docsPages.get(pathname);
    const hasHeading = file !== undefined && id !== '' && readHeadingIds(file).has(id);
    return hasHeading ? `${pathname}#${id}` : pathname;
  };
  return (href) => {
    const target = known.get(href) ?? find(href);
    known.set(href, target);
    return target;
  };
}
