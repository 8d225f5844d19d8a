import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { keepPageFields } from '../before-alive/keepPageFields';
import type { IslandViews } from '../mdx/ContentBlocks';
import type { ThemedProduct } from '../shared/themedProducts';
import type { ThemeNode } from '../shared/themeTree';
import { ThemeViewer } from '../theme-viewer/ThemeViewer';
import { DocsPage, DocsPageHead, DocsText, type DocsPageContext } from './DocsPage';

keepPageFields();

export const query = graphql`
  query DefaultThemeTemplate(
    $id: String!
    $plainLinks: [String!]
    $codeLinks: JSON
    $apiLinks: [JSON!]
  ) {
    docsPage(id: { eq: $id }) {
      ...DocsPageFrame
      defaultTheme {
        product
        tree
      }
    }
  }
`;

/** The docs page in whose text the default theme is looked through. */
export default function DefaultThemeTemplate({
  data: { docsPage },
  pageContext,
}: PageProps<Queries.DefaultThemeTemplateQuery, DocsPageContext>) {
  const defaultTheme = docsPage?.defaultTheme;
  const islands = useMemo((): IslandViews => {
    if (!defaultTheme) return {};
    const tree = defaultTheme.tree as unknown as readonly ThemeNode[];
    const product = defaultTheme.product as ThemedProduct;
    return { ThemeViewer: () => <ThemeViewer product={product} tree={tree} /> };
  }, [defaultTheme]);
  if (!docsPage) return null;
  return (
    <DocsPage page={docsPage} context={pageContext}>
      <DocsText page={docsPage} islands={islands} />
    </DocsPage>
  );
}

export { DocsPageHead as Head };
