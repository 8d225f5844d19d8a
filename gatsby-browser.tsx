import type { GatsbyBrowser } from 'gatsby';
import { lazy, startTransition, Suspense, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { measureVitals } from './src/analytics/measureVitals';
import { startAnalytics } from './src/analytics/track';
import { findTitle, viewWhenTitled } from './src/analytics/viewWhenTitled';
import { RootProviders } from './src/chrome/RootProviders';
import { startDemoInView } from './src/entry/startDemoInView';
import { loadNewFonts } from './src/fonts/loadNewFonts';
import { linkManifest } from './src/offline/linkManifest';
import { registerServiceWorker } from './src/offline/registerServiceWorker';
import { waitForRest } from './src/offline/waitForRest';
import type { PageContext } from './src/shared/pageContext';
import { pageChangeEvent, siteReadyEvent } from './src/shared/siteEvents';
import { SitePage } from './src/templates/SitePage';

/** In production it stands in the HTML of every page. */
const DevelopStyle =
  process.env['NODE_ENV'] === 'production'
    ? null
    : lazy(() =>
        import('./src/theme/GlobalStyle').then(({ GlobalStyle }) => ({ default: GlobalStyle })),
      );

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <>
    {DevelopStyle && (
      <Suspense>
        <DevelopStyle />
      </Suspense>
    )}
    <RootProviders>{element}</RootProviders>
  </>
);

export const wrapPageElement: GatsbyBrowser<object, Partial<PageContext>>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <SitePage context={props.pageContext} location={props.location}>
    {element}
  </SitePage>
);

/**
 * As a transition, hydration gives way to the reader every few milliseconds. `develop` has no server HTML; the offline
 * plugin's page has that of another.
 */
function renderApp(element: ReactNode, container: Element | null): void {
  if (!container) return;
  const isOther = document.documentElement.hasAttribute('data-empty-page');
  if (container.querySelector('#gatsby-focus-wrapper') && !isOther)
    void startDemoInView(true).then(() => {
      startTransition(() => void hydrateRoot(container, element));
    });
  else createRoot(container).render(element);
}

// Gatsby's type is that of the renderer of React 17, which returned an element.
export const replaceHydrateFunction = () => renderApp;

/** Name of the page's template, `templates-docs-page-template`, as Gatsby calls its chunk. */
function readTemplate(pathname: string): string {
  const { componentChunkName = 'unknown' } = window.___loader?.loadPageSync(pathname)?.page ?? {};
  return componentChunkName.replace(/^component---src-|-tsx$/g, '');
}

/** What makes the site one that can be kept: nobody waits for it, and it would take the processor from the first demo. */
function installSite(): void {
  linkManifest();
  void registerServiceWorker();
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset['hydrated'] = '';
  document.dispatchEvent(new Event(siteReadyEvent));
  loadNewFonts();
  void waitForRest().then(installSite);
  startAnalytics(process.env['GATSBY_ANALYTICS_ID']);
  viewWhenTitled(window.location.pathname, null);
  void measureVitals(() => readTemplate(window.location.pathname));
};

/**
 * The first page is viewed when analytics has started: its route comes before, on a slow device long before. Another query or hash is
 * no other page.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.dispatchEvent(new Event(pageChangeEvent));
  viewWhenTitled(location.pathname, findTitle());
};
