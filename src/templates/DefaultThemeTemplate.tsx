import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import type { ThemeNode } from '../shared/themeTree';
import { ThemeViewer } from '../theme-viewer/ThemeViewer';
import { DocsPage, DocsPageHead, DocsText, type DocsPageContext } from './DocsPage';

export const query = graphql`
  query DefaultThemeTemplate($id: String!, $plainLinks: [String!], $codeLinks: JSON) {
    docsPage(id: { eq: $id }) {
      ...DocsPageFrame
    }
    defaultTheme {
      tree
    }
  }
`;

/** The docs page in whose text the default theme is looked through. */
export default function DefaultThemeTemplate({
  data: { docsPage, defaultTheme },
  pageContext,
}: PageProps<Queries.DefaultThemeTemplateQuery, DocsPageContext>) {
  const islands = useMemo(() => {
    const tree = defaultTheme?.tree as unknown as readonly ThemeNode[] | undefined;
    return { ThemeViewer: () => (tree ? <ThemeViewer tree={tree} /> : null) };
  }, [defaultTheme]);
  if (!docsPage) return null;
  return (
    <DocsPage page={docsPage} context={pageContext}>
      <DocsText page={docsPage} islands={islands} />
    </DocsPage>
  );
}

export { DocsPageHead as Head };
