import { graphql, type PageProps } from 'gatsby';
import { keepPageFields } from '../before-alive/keepPageFields';
import { ColorTool } from '../color-tool/ColorTool';
import { DocsPage, DocsPageHead, DocsText, type DocsPageContext } from './DocsPage';

keepPageFields();

export const query = graphql`
  query ColorPageTemplate(
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

const islands = { ColorTool };

/** The docs page in whose text colors are chosen. */
export default function ColorPageTemplate({
  data: { docsPage },
  pageContext,
}: PageProps<Queries.ColorPageTemplateQuery, DocsPageContext>) {
  if (!docsPage) return null;
  return (
    <DocsPage page={docsPage} context={pageContext}>
      <DocsText page={docsPage} islands={islands} />
    </DocsPage>
  );
}

export { DocsPageHead as Head };
