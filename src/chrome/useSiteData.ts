import { graphql, useStaticQuery } from 'gatsby';

/** Products, in the order in which they are offered, and what the site says of itself. */
export function useSiteData(): Queries.SiteDataQuery {
  return useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        siteMetadata {
          title
          siteUrl
          repositoryUrl
        }
      }
      allProduct {
        nodes {
          productId
          name
          description
          category
          homePathname
          navigationId
          version
          olderVersions {
            version
            href
          }
        }
      }
    }
  `);
}
