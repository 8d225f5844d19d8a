import type { ApiKind } from '../../shared/apiReference';
import type { NavigationItem, NavigationTrees } from '../../shared/navigation';
import { sortReferences } from '../api-reference/sortReferences';
import type { NavigationInput } from '../content/parseNavigation';
import {
  toPathnames,
  type ApiReferenceNode,
  type NavigationNode,
  type SiteContent,
} from '../site/siteContent';
import { toApiGroups } from './toApiGroups';

const noFlags = {
  subheader: false,
  plan: null,
  planned: false,
  unstable: false,
  newFeature: false,
  legacy: false,
  external: false,
  target: null,
  rel: null,
};

function toApiItem({ name, pathname }: ApiReferenceNode): NavigationItem {
  return { ...noFlags, title: name, pathname, href: pathname, children: [] };
}

const kindTitles: Readonly<Record<ApiKind, string>> = {
  component: 'Components',
  hook: 'Hooks',
  interface: 'Interfaces',
};

/** API pages below a prefix, under a heading for each kind where there is more than one. */
function toApiItems(site: SiteContent, prefix: string): NavigationItem[] {
  const references = sortReferences(
    site.apiReferences.filter(({ pathname }) => pathname.startsWith(prefix)),
  );
  const kinds = [...new Set(references.map(({ kind }) => kind))];
  if (kinds.length <= 1) return references.map(toApiItem);
  return kinds.map((kind) => ({
    ...noFlags,
    title: kindTitles[kind],
    pathname: `${prefix}${kind}s/`,
    href: null,
    subheader: true,
    children: references.filter((api) => api.kind === kind).map(toApiItem),
  }));
}

function toTree(
  site: SiteContent,
  navigation: NavigationNode,
  pathnames: ReadonlySet<string>,
): NavigationItem[] {
  const apiGroups = toApiGroups(site);
  const toItem = (item: NavigationInput): NavigationItem => ({
    title: item.title,
    pathname: item.pathname,
    href:
      item.linkProps?.href ??
      (item.children.length === 0 && pathnames.has(item.pathname) ? item.pathname : null),
    subheader: item.subheader,
    plan: item.plan,
    planned: item.planned,
    unstable: item.unstable,
    newFeature: item.newFeature,
    legacy: item.legacy,
    external: item.linkProps !== null,
    target: item.linkProps?.target ?? null,
    rel: item.linkProps?.rel ?? null,
    children: apiGroups.has(item.pathname)
      ? toApiItems(site, item.pathname)
      : item.children.map(toItem),
  });
  return navigation.items.map(toItem);
}

/** The side navigations as they are shown: links only to pages that exist, API pages filled in. */
export function toNavigationTrees(site: SiteContent): NavigationTrees {
  const pathnames = toPathnames(site);
  return Object.fromEntries(
    site.navigations.map((navigation) => [
      navigation.navigationId,
      toTree(site, navigation, pathnames),
    ]),
  );
}
