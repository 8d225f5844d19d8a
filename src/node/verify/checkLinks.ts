import { existsSync } from 'node:fs';
import path from 'node:path';
import { toApiAnchor, type ApiReferenceData } from '../../shared/apiReference';
import { toBareAddress } from '../../shared/pathname';
import { suggest } from '../checks/suggest';
import type { ContentError } from '../errors';
import type { BuiltSite } from './builtPages';
import { isWellFormed } from './isWellFormed';
import type { AuthoredPage } from './readPages';
import type { AuthoredSite } from './readSite';

/** Anchors of an API page, as its template makes them. */
function toApiAnchors(api: ApiReferenceData): string[] {
  const { name } = api;
  return [
    ...[...api.props, ...api.inheritedProps].map((item) => toApiAnchor(name, 'prop', item.name)),
    ...api.parameters.map((item) => toApiAnchor(name, 'parameter', item.name)),
    ...api.returns.map((item) => toApiAnchor(name, 'return', item.name)),
    ...api.slots.map((item) => toApiAnchor(name, 'slot', item.name)),
    ...api.classes.map((item) => toApiAnchor(name, 'class', item.key)),
    ...api.cssVariables.map((item) => toApiAnchor(name, 'css', item.name)),
  ];
}

/** Where links may lead: what is authored decides, so that a heading renamed after the last build is seen. */
class Targets {
  private readonly pages: ReadonlyMap<string, AuthoredPage>;
  private readonly apis: ReadonlyMap<string, ApiReferenceData>;
  private readonly demos = new Map<string, string[]>();

  constructor(
    site: AuthoredSite,
    private readonly built: BuiltSite,
  ) {
    this.pages = new Map(site.pages.map((page) => [page.pathname, page]));
    this.apis = new Map(site.content.apiReferences.map((api) => [api.pathname, api]));
    for (const { docsPagePathname, name } of site.demos) {
      this.demos.set(docsPagePathname, [...(this.demos.get(docsPagePathname) ?? []), name]);
    }
  }

  private builtAnchors(pathname: string): string[] | null {
    return this.built.exists ? (this.built.read(pathname)?.ids ?? null) : null;
  }

  /** Anchors of a page; null where they cannot be known without a build. */
  anchorsOf(pathname: string): string[] | null {
    const page = this.pages.get(pathname);
    const api = this.apis.get(pathname);
    if (page) return [...page.body.anchors, ...(this.demos.get(pathname) ?? []), 'main-content'];
    const builtAnchors = this.builtAnchors(pathname);
    return api && builtAnchors ? [...toApiAnchors(api), ...builtAnchors] : builtAnchors;
  }
}

function toHash(link: string): string | null {
  const at = link.indexOf('#');
  if (at === -1) return null;
  try {
    return decodeURIComponent(link.slice(at + 1));
  } catch {
    return link.slice(at + 1);
  }
}

function checkHash(link: string, pathname: string, targets: Targets): string | null {
  const hash = toHash(link);
  if (hash === null) return null;
  const anchors = targets.anchorsOf(pathname);
  // A demo's code has anchors of its own: BasicButtons.tsx, system-BasicButtons.js.
  const known = hash.replace(/^(?:system|tailwind|css)-|\.(?:js|tsx)$/g, '');
  if (!anchors || anchors.includes(hash) || anchors.includes(known)) return null;
  return `Link "${link}": ${pathname} has no anchor "${hash}".${suggest(hash, anchors)} Correct the hash.`;
}

function checkLink(
  link: string,
  page: AuthoredPage,
  root: string,
  built: BuiltSite,
  targets: Targets,
): string | null {
  if (link.startsWith('#')) return checkHash(link, page.pathname, targets);
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) {
    return isWellFormed(link)
      ? null
      : `Link "${link}" is no address of the web. Correct it; it starts with https:// and names a host.`;
  }
  if (!link.startsWith('/')) {
    return `Link "${link}" depends on where the page is. Write the whole pathname, or # and a heading.`;
  }
  const pathname = toBareAddress(link);
  if (/\.\w+$/.test(pathname)) {
    const isThere = existsSync(path.join(root, 'static', pathname)) || built.hasFile(pathname);
    return isThere || !built.exists ? null : `Link "${link}": no such file. Correct the name.`;
  }
  return checkHash(link, pathname, targets);
}

function checkImages(page: AuthoredPage, root: string): ContentError[] {
  return page.body.images.flatMap(({ value: { url, alt }, line }): ContentError[] => {
    const place = { file: page.file, line };
    const problems: ContentError[] = [];
    if (alt.trim() === '' || /\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(alt)) {
      problems.push({
        ...place,
        message: `Picture "${url}" has no text for those who do not see it. Say between the brackets what it shows.`,
      });
    }
    if (/^https?:/.test(url)) {
      problems.push({
        ...place,
        message: `Picture "${url}" is on another server. Put it beside the page, or into static/.`,
      });
    } else {
      const file = url.startsWith('/')
        ? path.join(root, 'static', url)
        : path.join(page.folder, url);
      if (!existsSync(file)) {
        problems.push({ ...place, message: `Picture "${url}" is not there. Correct its path.` });
      }
    }
    return problems;
  });
}

/** Links and pictures of the authored pages. That the page of a link exists is asked with the rest of the content. */
export function checkLinks(
  site: AuthoredSite,
  pages: readonly AuthoredPage[],
  root: string,
  built: BuiltSite,
): ContentError[] {
  const targets = new Targets(site, built);
  return pages.flatMap((page) => [
    ...page.body.links.flatMap(({ value, line }): ContentError[] => {
      const message = checkLink(value, page, root, built, targets);
      return message === null ? [] : [{ file: page.file, line, message }];
    }),
    ...checkImages(page, root),
  ]);
}
