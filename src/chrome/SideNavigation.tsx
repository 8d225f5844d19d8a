import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { foldedAttribute } from '../shared/navigationHtml';
import {
  fetchNavigation,
  fillLeftOut,
  isAboutLeftOut,
  isCurrentLeftOut,
  showCurrentPage,
} from './navigationTree';
import { NavigationHtmlContext } from './NavigationHtmlContext';

interface SideNavigationProps {
  /** Which tree; see `PageContext`. */
  navigationId: string;
  pathname: string;
  /** The element that scrolls around the tree. */
  area: RefObject<HTMLElement>;
}

const intents = ['pointerover', 'focusin', 'touchstart', 'toggle'] as const;
const intentOptions = { capture: true, passive: true };

/**
 * Marks the current page in the tree and fetches what the tree lacks: that of another product, which takes the place of this one,
 * or the links of the groups around the page.
 * @returns id of the navigation whose tree is there; null before the first
 */
function useShownTree(
  tree: RefObject<HTMLElement>,
  { navigationId, pathname, area }: SideNavigationProps,
): RefObject<string | null> {
  const shownId = useRef<string | null>(null);
  useEffect(() => {
    const element = tree.current;
    const scrolling = area.current;
    if (!element || !scrolling) return undefined;
    // What the server rendered is the tree of the first page, which is in it if it is in any.
    const isServers = shownId.current === null && element.hasChildNodes();
    if (isServers) shownId.current = navigationId;
    // Also in a tree that is about to go: the page that it marks is no longer the current one.
    showCurrentPage(element, pathname, scrolling);
    const isShown = shownId.current === navigationId;
    if (isServers || (isShown && !isCurrentLeftOut(element))) return undefined;
    let isWanted = true;
    fetchNavigation(navigationId).then(
      (html) => {
        if (!isWanted) return;
        if (isShown) fillLeftOut(element, html);
        else {
          shownId.current = navigationId;
          scrolling.scrollTop = 0;
          element.innerHTML = html;
        }
        showCurrentPage(element, pathname, scrolling);
      },
      // Offline, or a deploy in between: the old tree stays, and its links still work.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [tree, navigationId, pathname, area]);
  return shownId;
}

/** Gives groups that the page came without their links when the reader points at one, or has opened one before. */
function useGroupsOnIntent(
  tree: RefObject<HTMLElement>,
  shownId: RefObject<string | null>,
  navigationId: string,
): void {
  useEffect(() => {
    const element = tree.current;
    if (!element) return undefined;
    const fill = () => {
      fetchNavigation(navigationId).then(
        (html) => {
          if (shownId.current === navigationId) fillLeftOut(element, html);
        },
        // The link to its first page stays in the group.
        () => undefined,
      );
    };
    const onIntent = (event: Event) => {
      if (isAboutLeftOut(event)) fill();
    };
    // Capturing, as `toggle` does not bubble.
    for (const type of intents) element.addEventListener(type, onIntent, intentOptions);
    // Opened before this script came.
    if (element.querySelector(`[open][${foldedAttribute}]`)) fill();
    return () => {
      for (const type of intents) element.removeEventListener(type, onIntent, intentOptions);
    };
  }, [tree, shownId, navigationId]);
}

/**
 * The side navigation: HTML that Node made and that React leaves alone. Links are followed by the document's link behaviour;
 * here the mark of the current page moves, groups get their links when the reader points at them, and the tree of another product
 * takes the place of this one.
 */
export function SideNavigation(props: SideNavigationProps) {
  const translate = useTranslate();
  const html = useContext(NavigationHtmlContext);
  const tree = useRef<HTMLDivElement>(null);
  const shownId = useShownTree(tree, props);
  useGroupsOnIntent(tree, shownId, props.navigationId);

  return (
    <nav id="documentation-navigation" aria-label={translate('navigation.label')}>
      <div
        className="navigation-tree"
        ref={tree}
        suppressHydrationWarning
        // Never changes in the browser, so React never touches what is inside.
        dangerouslySetInnerHTML={{ __html: html ?? '' }}
      />
    </nav>
  );
}
