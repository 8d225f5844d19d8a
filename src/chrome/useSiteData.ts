import { graphql, useStaticQuery } from 'gatsby';

interface SiteData {
  /** In the order in which they are offered. */
  products: Queries.SiteDataQuery['allProduct']['nodes'];
  metadata: NonNullable<Queries.SiteDataQuery['site']>['siteMetadata'];
}

/** Products, and what the site says of itself. */
export function useSiteData(): SiteData {
  const { site, allProduct } = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        siteMetadata {
          title
          siteUrl
          repositoryUrl
        }
      }
      allProduct(sort: { position: ASC }) {
        nodes {
          productId
          name
          description
          category
          homePathname
          navigationId
          version
          packages {
            name
            version
          }
          olderVersions {
            version
            href
          }
        }
      }
    }
  `);
  if (!site) throw new Error('gatsby-config.ts has no siteMetadata.');
  return { products: allProduct.nodes, metadata: site.siteMetadata };
}
