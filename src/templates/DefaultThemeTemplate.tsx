import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { ContentBlocks } from '../mdx/ContentBlocks';
import type { ContentBlockData } from '../shared/content';
import type { PageContext } from '../shared/pageContext';
import type { ThemeNode } from '../shared/themeTree';
import { ThemeViewer } from '../theme-viewer/ThemeViewer';
import { DocsPage, DocsPageHead, type DocsPageContext } from './DocsPage';

export const query = graphql`
  query DefaultThemeTemplate($id: String!, $plainLinks: [String!], $codeLinks: JSON) {
    docsPage(id: { eq: $id }) {
      ...DocsPageFrame
      content(plainLinks: $plainLinks, codeLinks: $codeLinks) {
        html
        island {
          name
          props
        }
      }
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
      <ContentBlocks blocks={docsPage.content as unknown as ContentBlockData[]} islands={islands} />
    </DocsPage>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.DefaultThemeTemplateQuery, PageContext>) {
  return <DocsPageHead page={data.docsPage} context={pageContext} />;
}
