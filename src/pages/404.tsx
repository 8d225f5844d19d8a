import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { PlainPage } from '../chrome/PlainPage';
import { useSiteData } from '../chrome/useSiteData';
import { useTranslate } from '../i18n/I18nProvider';
import { findNearestPages, type OfferedPage } from '../shared/nearestPathnames';
import { toMeantAddress } from '../shared/toMeantAddress';
import { PageHead } from '../templates/PageHead';

export const query = graphql`
  query NotFoundPage {
    allDocsPage(filter: { unlisted: { eq: false } }, sort: { pathname: ASC }) {
      nodes {
        pathname
        title
        product
      }
    }
    allApiReference(sort: { pathname: ASC }) {
      nodes {
        pathname
        name
        product
      }
    }
    allBlogPost(sort: { pathname: ASC }) {
      nodes {
        pathname
        title
      }
    }
  }
`;

interface Suggestion extends OfferedPage {
  title: string;
  product: string | null;
}

function toPages(
  data: Queries.NotFoundPageQuery,
  products: readonly { homePathname: string }[],
): Suggestion[] {
  const pages = [
    ...data.allDocsPage.nodes,
    ...data.allBlogPost.nodes.map((post) => ({ ...post, product: null })),
    ...data.allApiReference.nodes.map((api) => ({ ...api, title: `${api.name} API` })),
  ];
  const starts = new Set(products.map(({ homePathname }) => homePathname));
  return pages.map((page) => ({ ...page, isStart: starts.has(page.pathname) }));
}

/** How many neighbours are offered. */
const suggestionCount = 5;

/** What answers an address that is none, with the pages that were perhaps meant. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const translate = useTranslate();
  const { products } = useSiteData();
  const [nearest, setNearest] = useState<Suggestion[]>([]);
  // The same HTML answers every unknown address, so what was asked for is known in the browser only.
  useEffect(() => {
    const meant = toMeantAddress(window.location);
    if (meant !== null) window.location.replace(meant);
    else
      setNearest(
        findNearestPages(window.location.pathname, toPages(data, products), suggestionCount),
      );
  }, [data, products]);

  return (
    <PlainPage title={translate('notFound.title')} description={translate('notFound.description')}>
      <h2>{translate('notFound.start')}</h2>
      <ul>
        {products.map(({ productId, name, homePathname }) => (
          <li key={productId}>
            <a href={homePathname}>{name}</a>
          </li>
        ))}
        <li>
          <a href="/site-map/">{translate('footer.siteMap')}</a>
        </li>
      </ul>
      {/* Last, because it comes when the page is alive and moves what is below it. */}
      {nearest.length > 0 && (
        <>
          <h2>{translate('notFound.nearest')}</h2>
          <ul>
            {nearest.map(({ pathname, title, product }) => {
              const name = products.find(({ productId }) => productId === product)?.name;
              return (
                <li key={pathname}>
                  <a href={pathname}>{name ? `${title}, ${name}` : title}</a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </PlainPage>
  );
}

export function Head() {
  return (
    <PageHead
      pathname="/404/"
      title="Page not found"
      description="There is no page at this address. Here are the pages that are nearest to it."
      isHidden
    />
  );
}
