import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { DemosProvider } from '../demo/DemosContext';
import { ContentBlocks } from '../mdx/ContentBlocks';
import { islandViews } from '../mdx/islandViews';
import type { ContentBlockData } from '../shared/content';
import type { PageContext } from '../shared/pageContext';
import { DocsPage, DocsPageHead, type DocsPageContext } from './DocsPage';

export const query = graphql`
  query DemoPageTemplate($id: String!, $plainLinks: [String!], $codeLinks: JSON) {
    docsPage(id: { eq: $id }) {
      ...DocsPageFrame
      content(plainLinks: $plainLinks, codeLinks: $codeLinks) {
        html
        island {
          name
          props
        }
      }
      demos {
        ...DemoFrame
      }
      playgrounds {
        ...PlaygroundPanel
      }
      demoBundle {
        ...DemoScripts
      }
    }
  }
`;

/** A docs page with demos, playgrounds or other islands in its text. */
export default function DemoPageTemplate({
  data,
  location,
  pageContext,
}: PageProps<Queries.DemoPageTemplateQuery, DocsPageContext>) {
  const page = data.docsPage;
  if (!page) return null;
  return (
    <DocsPage page={page} context={pageContext}>
      <DemosProvider
        demos={page.demos}
        playgrounds={page.playgrounds}
        scripts={page.demoBundle}
        hash={location.hash}
      >
        <ContentBlocks
          blocks={page.content as unknown as ContentBlockData[]}
          islands={islandViews}
        />
      </DemosProvider>
    </DocsPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DemoPageTemplateQuery, PageContext>) {
  return <DocsPageHead page={data.docsPage} context={pageContext} />;
}
