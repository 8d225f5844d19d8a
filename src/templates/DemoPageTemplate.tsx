import { graphql, type PageProps } from 'gatsby';
import { keepPageFields } from '../before-alive/keepPageFields';
import { DemosProvider } from '../demo/DemosContext';
import { islandViews } from '../mdx/islandViews';
import { showMissingPreferences } from '../preferences/showMissingPreferences';
import { DocsPage, DocsPageHead, DocsText, type DocsPageContext } from './DocsPage';

keepPageFields();
showMissingPreferences();

export const query = graphql`
  query DemoPageTemplate(
    $id: String!
    $plainLinks: [String!]
    $codeLinks: JSON
    $apiLinks: [JSON!]
  ) {
    docsPage(id: { eq: $id }) {
      ...DocsPageFrame
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
        <DocsText page={page} islands={islandViews} />
      </DemosProvider>
    </DocsPage>
  );
}

export { DocsPageHead as Head };
