import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { IconSearch } from '../icon-search/IconSearch';
import { ContentBlocks } from '../mdx/ContentBlocks';
import type { ContentBlockData } from '../shared/content';
import type { PageContext } from '../shared/pageContext';
import { DocsPage, DocsPageHead, type DocsPageContext } from './DocsPage';

export const query = graphql`
  query IconsPageTemplate($id: String!, $plainLinks: [String!], $codeLinks: JSON) {
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
      <ContentBlocks blocks={docsPage.content as unknown as ContentBlockData[]} islands={islands} />
    </DocsPage>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.IconsPageTemplateQuery, PageContext>) {
  return <DocsPageHead page={data.docsPage} context={pageContext} />;
}
