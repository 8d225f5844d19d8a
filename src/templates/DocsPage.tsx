import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ComponentLinks } from '../chrome/ComponentLinks';
import { PageLayout } from '../chrome/PageLayout';
import type { ComponentSource } from '../shared/componentSource';
import type { PageContext } from '../shared/pageContext';
import { PageHead } from './PageHead';

export interface DocsPageContext extends PageContext {
  /** Null for a page that documents no component. */
  componentSource: ComponentSource | null;
}

export const docsPageFragments = graphql`
  fragment DocsPageFrame on DocsPage {
    title
    description
    waiAria
    materialDesign
    headings {
      id
      text
      depth
    }
  }
`;

interface DocsPageProps {
  page: Queries.DocsPageFrameFragment;
  context: DocsPageContext;
  children: ReactNode;
}

/** What stands around the body of a docs page, with demos or without. */
export function DocsPage({ page, context, children }: DocsPageProps) {
  return (
    <PageLayout
      context={context}
      title={page.title}
      description={page.description}
      headings={page.headings}
      links={
        <ComponentLinks
          source={context.componentSource}
          waiAria={page.waiAria}
          materialDesign={page.materialDesign}
        />
      }
    >
      {children}
    </PageLayout>
  );
}

interface DocsPageHeadProps {
  page: Pick<Queries.DocsPageFrameFragment, 'title' | 'description'> | null;
  context: PageContext;
}

export function DocsPageHead({ page, context }: DocsPageHeadProps) {
  const { pathname, productName, breadcrumbs, lastUpdated } = context;
  return (
    <PageHead
      pathname={pathname}
      title={page?.title ?? ''}
      description={page?.description ?? ''}
      productName={productName}
      breadcrumbs={breadcrumbs}
      article={{ type: 'TechArticle', modified: lastUpdated?.date ?? null }}
      isHidden={pathname.startsWith('/experiments/')}
      hasCard
    />
  );
}
