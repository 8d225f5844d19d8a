import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ComponentLinks } from '../chrome/ComponentLinks';
import { PageLayout } from '../chrome/PageLayout';
import { DemosProvider } from '../demo/DemosContext';
import { ContentBlocks } from '../mdx/ContentBlocks';
import type { ComponentSource } from '../shared/componentSource';
import type { ContentBlockData } from '../shared/content';
import type { PageContext } from '../shared/pageContext';
import { PageHead } from './PageHead';

interface DocsPageContext extends PageContext {
  /** Null for a page that documents no component. */
  componentSource: ComponentSource | null;
}

export const query = graphql`
  query DocsPageTemplate($id: String!, $plainLinks: [String!], $codeLinks: JSON) {
    docsPage(id: { eq: $id }) {
      title
      description
      waiAria
      materialDesign
      headings {
        id
        text
        depth
      }
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

export default function DocsPageTemplate({
  data,
  location,
  pageContext,
}: PageProps<Queries.DocsPageTemplateQuery, DocsPageContext>) {
  const page = data.docsPage;
  if (!page) return null;
  return (
    <PageLayout
      context={pageContext}
      title={page.title}
      description={page.description}
      headings={page.headings}
      links={
        <ComponentLinks
          source={pageContext.componentSource}
          waiAria={page.waiAria}
          materialDesign={page.materialDesign}
        />
      }
    >
      <DemosProvider
        demos={page.demos}
        playgrounds={page.playgrounds}
        scripts={page.demoBundle}
        hash={location.hash}
      >
        <ContentBlocks blocks={page.content as unknown as ContentBlockData[]} />
      </DemosProvider>
    </PageLayout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocsPageTemplateQuery, PageContext>) {
  const { pathname, productName, breadcrumbs, lastUpdated } = pageContext;
  return (
    <PageHead
      pathname={pathname}
      title={data.docsPage?.title ?? ''}
      description={data.docsPage?.description ?? ''}
      productName={productName}
      breadcrumbs={breadcrumbs}
      article={{ type: 'TechArticle', modified: lastUpdated }}
      isHidden={pathname.startsWith('/experiments/')}
      hasCard
    />
  );
}
