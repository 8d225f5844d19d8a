import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentBlocks } from '../mdx/ContentBlocks';
import type { ContentBlockData } from '../shared/content';
import type { PageContext } from '../shared/pageContext';
import { DocsPage, DocsPageHead, type DocsPageContext } from './DocsPage';

export const query = graphql`
  query DocsPageTemplate($id: String!, $plainLinks: [String!], $codeLinks: JSON) {
    docsPage(id: { eq: $id }) {
      ...DocsPageFrame
      content(plainLinks: $plainLinks, codeLinks: $codeLinks) {
        html
      }
    }
  }
`;

/** A docs page of text alone: it fetches nothing of what demos need. */
export default function DocsPageTemplate({
  data,
  pageContext,
}: PageProps<Queries.DocsPageTemplateQuery, DocsPageContext>) {
  const page = data.docsPage;
  if (!page) return null;
  return (
    <DocsPage page={page} context={pageContext}>
      <ContentBlocks blocks={page.content as unknown as ContentBlockData[]} />
    </DocsPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocsPageTemplateQuery, PageContext>) {
  return <DocsPageHead page={data.docsPage} context={pageContext} />;
}
