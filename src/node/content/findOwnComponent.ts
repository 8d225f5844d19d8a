import { toOwnName } from '../../shared/pathname';

/** Whether a page stands among those of components; guides name the components that they use, too, and are about none of them. */
export const isAmongComponents = (pathname: string) => pathname.includes('/react-');

/** Whether a component has a page for itself: the last part of such a page's pathname begins so. */
const isOfOneComponent = (pathname: string) => /\/react-[^/]+\/$/.test(pathname);

/**
 * Finds the component that a page is named after: `Tooltip` of `/material-ui/react-tooltip/`, `Radio` of `/joy-ui/react-radio-button/`,
 * and the only one that a page of a component names, as `Fab` of `/material-ui/react-floating-action-button/`.
 * @returns undefined for guides, and for pages of components that are not installed.
 */
export function findOwnComponent({
  pathname,
  components,
}: {
  pathname: string;
  components: readonly string[];
}): string | undefined {
  if (!isAmongComponents(pathname)) return undefined;
  const ownName = toOwnName(pathname).replaceAll('-', '');
  const [longest] = components
    .filter((name) => ownName.startsWith(name.toLowerCase()))
    .sort((a, b) => b.length - a.length);
  const isAlone = components.length === 1 && isOfOneComponent(pathname);
  return longest ?? (isAlone ? components[0] : undefined);
}
