import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ColorTool } from '../color-tool/ColorTool';
import { ContentBlocks } from '../mdx/ContentBlocks';
import type { ContentBlockData } from '../shared/content';
import type { PageContext } from '../shared/pageContext';
import { DocsPage, DocsPageHead, type DocsPageContext } from './DocsPage';

export const query = graphql`
  query ColorPageTemplate($id: String!, $plainLinks: [String!], $codeLinks: JSON) {
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
  }
`;

const islands = { ColorTool };

/** The docs page in whose text colors are chosen. */
export default function ColorPageTemplate({
  data: { docsPage },
  pageContext,
}: PageProps<Queries.ColorPageTemplateQuery, DocsPageContext>) {
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
}: HeadProps<Queries.ColorPageTemplateQuery, PageContext>) {
  return <DocsPageHead page={data.docsPage} context={pageContext} />;
}
