import { toApiAnchor, type ApiReferenceData } from '../../shared/apiReference';
import { suggest } from '../suggest';
import type { BuiltSite } from './builtPages';
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

/** Whether the text of a page is MDX; where it is not, it has a mistake and nothing else. */
function isTextRead({ body }: AuthoredPage): boolean {
  return body.markdown !== '' || body.errors.length === 0;
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

/** Where links may lead: what is authored decides, so that a heading renamed after the last build is seen. */
export class LinkTargets {
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

  /** Anchors of a page; null where they cannot be known: without a build, or of a text that cannot be read. */
  private anchorsOf(pathname: string): string[] | null {
    const page = this.pages.get(pathname);
    const api = this.apis.get(pathname);
    if (page && !isTextRead(page)) return null;
    if (page) return [...page.body.anchors, ...(this.demos.get(pathname) ?? []), 'main-content'];
    const builtAnchors = this.builtAnchors(pathname);
    return api && builtAnchors ? [...toApiAnchors(api), ...builtAnchors] : builtAnchors;
  }

  /** @returns what is wrong with the hash of a link to a page; null for nothing. */
  checkHash(link: string, pathname: string): string | null {
    const hash = toHash(link);
    if (hash === null) return null;
    const anchors = this.anchorsOf(pathname);
    // A demo's code has anchors of its own: BasicButtons.tsx, system-BasicButtons.js.
    const known = hash.replace(/^(?:system|tailwind|css)-|\.(?:js|tsx)$/g, '');
    if (!anchors || anchors.includes(hash) || anchors.includes(known)) return null;
    return `Link "${link}": ${pathname} has no anchor "${hash}".${suggest(hash, anchors)} Correct the hash.`;
  }
}
