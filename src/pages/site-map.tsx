import { graphql, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { PlainPage } from '../chrome/PlainPage';
import { useSiteData } from '../chrome/useSiteData';
import { useTranslate } from '../i18n/I18nProvider';
import { sitePages } from '../shared/sitePages';
import { PageHead } from '../templates/PageHead';

export const query = graphql`
  query SiteMapPage {
    allDocsPage(filter: { unlisted: { eq: false } }, sort: [{ title: ASC }, { pathname: ASC }]) {
      nodes {
        pathname
        title
        product
      }
    }
    allApiReference(sort: [{ name: ASC }, { pathname: ASC }]) {
      nodes {
        pathname
        name
        product
      }
    }
    allBlogPost(sort: [{ date: DESC }, { pathname: ASC }]) {
      nodes {
        pathname
        title
      }
    }
  }
`;

const Columns = styled.ul`
  columns: 14rem;
  column-gap: var(--space-8);
  margin: 0 0 var(--space-6);
  padding: 0;
  list-style: none;
  font: var(--type-small);
  > li {
    padding-block: 0.1875rem;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
`;

interface Entry {
  pathname: string;
  title: string;
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <Columns>
      {entries.map(({ pathname, title }) => (
        <li key={pathname}>
          <a href={pathname}>{title}</a>
        </li>
      ))}
    </Columns>
  );
}

/** `/site-map/`: a link to every page; where the search button leads without script. */
export default function SiteMapPage({ data }: PageProps<Queries.SiteMapPageQuery>) {
  const translate = useTranslate();
  const { products } = useSiteData();
  const { allDocsPage, allApiReference, allBlogPost } = data;
  const known = new Set<string | null>(products.map(({ productId }) => productId));
  const others = allDocsPage.nodes.filter(({ product }) => !known.has(product));

  return (
    <PlainPage
      pathname="/site-map/"
      title={translate('footer.siteMap')}
      description={translate('siteMap.description')}
    >
      {products.map(({ productId, name }) => {
        const pages = allDocsPage.nodes.filter(({ product }) => product === productId);
        const references = allApiReference.nodes
          .filter(({ product }) => product === productId)
          .map((api) => ({ pathname: api.pathname, title: api.name }));
        return (
          <section key={productId} aria-labelledby={productId}>
            <h2 id={productId}>{name}</h2>
            <Entries entries={pages} />
            {references.length > 0 && (
              <>
                <h3>{translate('siteMap.api', { name })}</h3>
                <Entries entries={references} />
              </>
            )}
          </section>
        );
      })}
      <h2>{translate('footer.blog')}</h2>
      <Entries entries={allBlogPost.nodes} />
      <h2>{translate('siteMap.others')}</h2>
      <Entries
        entries={[
          ...sitePages.map(({ pathname, titleKey }) => ({ pathname, title: translate(titleKey) })),
          ...others,
        ]}
      />
    </PlainPage>
  );
}

export function Head() {
  return (
    <PageHead
      pathname="/site-map/"
      title="Site map"
      description="Every page of this site in one list: the guides, components and API references of each library, and the blog."
    />
  );
}
