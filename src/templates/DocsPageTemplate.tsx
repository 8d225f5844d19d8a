import { graphql, type PageProps } from 'gatsby';
import { DocsPage, DocsPageHead, DocsText, type DocsPageContext } from './DocsPage';

export const query = graphql`
  query DocsPageTemplate(
    $id: String!
    $plainLinks: [String!]
    $codeLinks: JSON
    $apiLinks: [JSON!]
  ) {
    docsPage(id: { eq: $id }) {
      ...DocsPageFrame
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
      <DocsText page={page} />
    </DocsPage>
  );
}

export { DocsPageHead as Head };
