import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import bootScripts from 'site-cache/boot.json';
import chunkFiles from 'site-cache/chunks.json';
import navigation from 'site-cache/navigation.json';
import { ServerStyleSheet } from 'styled-components';
import { NavigationHtmlContext } from './src/chrome/NavigationHtmlContext';
import { RootProviders } from './src/chrome/RootProviders';
import { tailwindAttribute } from './src/shared/demoRuntime';
import { toNavigationHtml } from './src/shared/navigationHtml';
import { themeColors } from './src/shared/preferences';
import type { PageContext } from './src/shared/pageContext';
import { CollectStyles } from './src/ssr/CollectStyles';
import {
  deferScripts,
  isGeneratorName,
  isScriptPreload,
  isStructuredData,
} from './src/ssr/deferScripts';
import { iconUrl } from './src/ssr/iconUrl';
import { isTextPage } from './src/ssr/isTextPage';
import { toPageFiles, type PageFiles, type PageIdentity } from './src/ssr/toPageFiles';
import { toPageStyles } from './src/ssr/toPageStyles';
import { toPaintedFromId } from './src/ssr/toPaintedFromId';
import { SitePage } from './src/templates/SitePage';
import { GlobalStyle } from './src/theme/GlobalStyle';

const sheets = new Map<string, ServerStyleSheet>();
const paintedFromIds = new Map<string, string>();
const pageFiles = new Map<string, PageFiles>();
const textPages = new Set<string>();

/** Styles are collected around the whole tree, the frame included. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const sheet = new ServerStyleSheet();
  sheets.set(pathname, sheet);
  return (
    <CollectStyles sheet={sheet}>
      <GlobalStyle />
      <RootProviders>{element}</RootProviders>
    </CollectStyles>
  );
};

function renderNavigation({ navigationId = '', pathname }: Partial<PageContext>): string {
  const items = navigation.trees[navigationId] ?? [];
  return toNavigationHtml(items, pathname ?? null, navigation.labels);
}

export const wrapPageElement: GatsbySSR<object, Partial<PageContext>>['wrapPageElement'] = ({
  element,
  props,
}) => {
  paintedFromIds.set(props.location.pathname, toPaintedFromId(props.data));
  return (
    <NavigationHtmlContext.Provider value={renderNavigation(props.pageContext)}>
      <SitePage context={props.pageContext} location={props.location}>
        {element}
      </SitePage>
    </NavigationHtmlContext.Provider>
  );
};

const schemes = ['light', 'dark'] as const;

function toInlineScript(name: keyof typeof bootScripts): ReactNode {
  return <script key={name} dangerouslySetInnerHTML={{ __html: bootScripts[name] }} />;
}

/** The offline plugin's page stands in for any other: its script renders it instead of hydrating. */
const emptyPagePathname = '/offline-plugin-app-shell-fallback/';

/** With what Gatsby's type leaves out. */
type RenderedPage = Omit<RenderBodyArgs, 'loadPageDataSync'> & {
  bodyHtml: string;
  loadPageDataSync(pathname: string): PageIdentity;
};

export const onRenderBody = ({
  pathname,
  bodyHtml,
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
  setBodyAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
}: RenderedPage): void => {
  setHtmlAttributes({
    lang: 'en',
    dir: 'ltr',
    ...(pathname === emptyPagePathname ? { 'data-empty-page': '' } : {}),
  });
  const bodyAttributes: Record<string, string> = { className: 'mode-light' };
  if (process.env['NODE_ENV'] === 'production' && pathname !== emptyPagePathname) {
    const page = loadPageDataSync(pathname);
    pageFiles.set(pathname, toPageFiles(page, chunkFiles, bodyHtml));
    if (isTextPage(page)) textPages.add(pathname);
    const tailwindStylesheet = page.result?.data?.docsPage?.demoBundle?.tailwindStylesheet;
    if (tailwindStylesheet) bodyAttributes[tailwindAttribute] = tailwindStylesheet;
  }
  setBodyAttributes(bodyAttributes);
  setPreBodyComponents([toInlineScript(textPages.has(pathname) ? 'bootText' : 'boot')]);
  const sheet = sheets.get(pathname);
  sheets.delete(pathname);
  const styles = sheet && toPageStyles(sheet);
  sheet?.seal();
  const paintedFromId = paintedFromIds.get(pathname);
  paintedFromIds.delete(pathname);
  setHeadComponents([
    ...schemes.map((scheme) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={themeColors[scheme]}
      />
    )),
    // While HTML still arrives, browsers paint what they have: half a header, whose buttons then move.
    ...(paintedFromId
      ? [<link key="first-screen" rel="expect" href={`#${paintedFromId}`} blocking="render" />]
      : []),
    <link key="icon" rel="icon" href={iconUrl} />,
    styles?.rules,
  ]);
  setPostBodyComponents([styles?.paperRules]);
};

/** Text first: Gatsby's scripts are started by the one at the end of the body. `develop` has scripts of its own. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (process.env['NODE_ENV'] !== 'production') return;
  const head = getHeadComponents().filter(
    (node: ReactNode) => !isScriptPreload(node) && !isGeneratorName(node),
  );
  replaceHeadComponents(head.filter((node: ReactNode) => !isStructuredData(node)));
  const files = pageFiles.get(pathname) ?? { chunks: [], data: [] };
  pageFiles.delete(pathname);
  replacePostBodyComponents([
    // Behind the text, which it keeps waiting. Gatsby finds what is its own there when the reader goes to another page.
    ...head.filter((node: ReactNode) => isStructuredData(node)),
    ...deferScripts(getPostBodyComponents(), files),
    toInlineScript(textPages.delete(pathname) ? 'startText' : 'start'),
  ]);
};
