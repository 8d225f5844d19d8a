import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import {
  fetchNavigation,
  isCurrentLeftOut,
  reopen,
  replaceTree,
  showCurrentPage,
  toOpenedLeftOut,
} from './navigationTree';
import { NavigationHtmlContext } from './NavigationHtmlContext';

interface SideNavigationProps {
  /** Which tree; see `PageContext`. */
  navigationId: string;
  pathname: string;
  /** The element that scrolls around the tree. */
  area: RefObject<HTMLElement>;
}

/**
 * The side navigation: HTML that Node made and that React leaves alone. Links are followed by the document's link behaviour;
 * here the mark of the current page moves, and the tree of another product takes the place of this one.
 */
export function SideNavigation({ navigationId, pathname, area }: SideNavigationProps) {
  const translate = useTranslate();
  const html = useContext(NavigationHtmlContext);
  const tree = useRef<HTMLDivElement>(null);
  const shownId = useRef<string | null>(null);

  useEffect(() => {
    const element = tree.current;
    const scrolling = area.current;
    if (!element || !scrolling) return undefined;
    // What the server rendered is the tree of the first page.
    if (shownId.current === null && element.hasChildNodes()) shownId.current = navigationId;
    // Also in a tree that is about to go: the page that it marks is no longer the current one.
    showCurrentPage(element, pathname, scrolling);
    if (shownId.current === navigationId && !isCurrentLeftOut(element)) return undefined;
    let isWanted = true;
    fetchNavigation(navigationId).then(
      (fetchedHtml) => {
        if (!isWanted) return;
        shownId.current = navigationId;
        scrolling.scrollTop = 0;
        replaceTree(element, fetchedHtml, pathname, scrolling);
      },
      // Offline, or a deploy in between: the old tree stays, and its links still work.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [navigationId, pathname, area]);

  useEffect(() => {
    const element = tree.current;
    const scrolling = area.current;
    if (!element || !scrolling) return undefined;
    const onToggle = (event: Event) => {
      const group = toOpenedLeftOut(event);
      if (!group) return;
      fetchNavigation(navigationId).then(
        (wholeHtml) => {
          const { scrollTop } = scrolling;
          const hadFocus = group.contains(document.activeElement);
          replaceTree(element, wholeHtml, pathname, scrolling);
          scrolling.scrollTop = scrollTop;
          reopen(element, group, hadFocus);
        },
        // The link to the site map stays in the group.
        () => undefined,
      );
    };
    // The event does not bubble.
    element.addEventListener('toggle', onToggle, true);
    return () => element.removeEventListener('toggle', onToggle, true);
  }, [navigationId, pathname, area]);

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
