import { graphql, type HeadProps } from 'gatsby';
import type { ReactNode } from 'react';
import { ComponentLinks } from '../chrome/ComponentLinks';
import { PageLayout } from '../chrome/PageLayout';
import { ContentBlocks, type IslandViews } from '../mdx/ContentBlocks';
import { apiSectionHeading } from '../shared/apiSection';
import type { ComponentSource } from '../shared/componentSource';
import type { PageLink } from '../shared/navigation';
import type { PageContext } from '../shared/pageContext';
import { PageHead } from './PageHead';

export interface DocsPageContext extends PageContext {
  /** Null for a page that documents no component. */
  componentSource: ComponentSource | null;
  /** Bytes that its component adds to a bundle, minified and compressed, without React; null where that is not known. */
  bundleSize: number | null;
  /** To the API pages that stand behind its text. */
  apiLinks: readonly PageLink[];
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
    content(plainLinks: $plainLinks, codeLinks: $codeLinks, apiLinks: $apiLinks) {
      html
      island {
        name
        props
      }
    }
  }
`;

interface DocsPageProps {
  page: Queries.DocsPageFrameFragment;
  context: DocsPageContext;
  /** Its text, `DocsText`, in what that lives in. */
  children: ReactNode;
}

/** What stands around the text of a docs page, with demos or without. */
export function DocsPage({ page, context, children }: DocsPageProps) {
  return (
    <PageLayout
      context={context}
      title={page.title}
      description={page.description}
      headings={context.apiLinks.length > 0 ? [...page.headings, apiSectionHeading] : page.headings}
      links={
        <ComponentLinks
          source={context.componentSource}
          bundleSize={context.bundleSize}
          waiAria={page.waiAria}
          materialDesign={page.materialDesign}
        />
      }
    >
      {children}
    </PageLayout>
  );
}

interface DocsTextProps {
  page: Queries.DocsPageFrameFragment;
  /** Component of each tag in the text; left out where there are none. */
  islands?: IslandViews;
}

export function DocsText({ page, islands }: DocsTextProps) {
  return <ContentBlocks blocks={page.content} islands={islands} />;
}

interface DocsPageData {
  docsPage: Pick<Queries.DocsPageFrameFragment, 'title' | 'description'> | null;
}

/** `Head` of each template of docs pages. */
export function DocsPageHead({
  data: { docsPage },
  pageContext,
}: HeadProps<DocsPageData, PageContext>) {
  const { pathname, productName, breadcrumbs, lastUpdated } = pageContext;
  return (
    <PageHead
      pathname={pathname}
      title={docsPage?.title ?? ''}
      description={docsPage?.description ?? ''}
      productName={productName}
      breadcrumbs={breadcrumbs}
      article={{ type: 'TechArticle', modified: lastUpdated?.date ?? null }}
      isHidden={pathname.startsWith('/experiments/')}
      hasCard
    />
  );
}
