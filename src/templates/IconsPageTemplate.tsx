import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { keepPageFields } from '../before-alive/keepPageFields';
import { IconSearch } from '../icon-search/IconSearch';
import { DocsPage, DocsPageHead, DocsText, type DocsPageContext } from './DocsPage';

keepPageFields();

export const query = graphql`
  query IconsPageTemplate(
    $id: String!
    $plainLinks: [String!]
    $codeLinks: JSON
    $apiLinks: [JSON!]
  ) {
    docsPage(id: { eq: $id }) {
      ...DocsPageFrame
    }
    iconSet {
      folder
      count
      first {
        name
        markup
      }
      colors {
        name
        light
        dark
      }
    }
  }
`;

/** The docs page in whose text the icons of the installed package are searched. */
export default function IconsPageTemplate({
  data: { docsPage, iconSet },
  pageContext,
}: PageProps<Queries.IconsPageTemplateQuery, DocsPageContext>) {
  const islands = useMemo(
    () => ({ IconSearch: () => (iconSet ? <IconSearch set={iconSet} /> : null) }),
    [iconSet],
  );
  if (!docsPage) return null;
  return (
    <DocsPage page={docsPage} context={pageContext}>
      <DocsText page={docsPage} islands={islands} />
    </DocsPage>
  );
}

export { DocsPageHead as Head };
