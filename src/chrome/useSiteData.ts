import { graphql, useStaticQuery } from 'gatsby';

interface SiteData {
  /** In the order in which they are offered. */
  products: Queries.SiteDataQuery['allProduct']['nodes'];
  metadata: NonNullable<Queries.SiteDataQuery['site']>['siteMetadata'];
  /** Strings of the frame, a file for each language. */
  translations: Queries.SiteDataQuery['allTranslationFile']['nodes'];
}

/** What every page needs: one static query, since each is a file that each first visit fetches. */
export function useSiteData(): SiteData {
  const { site, allProduct, allTranslationFile } = useStaticQuery<Queries.SiteDataQuery>(graphql`
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
      allTranslationFile {
        nodes {
          language
          strings
        }
      }
    }
  `);
  if (!site) throw new Error('gatsby-config.ts has no siteMetadata.');
  return {
    products: allProduct.nodes,
    metadata: site.siteMetadata,
    translations: allTranslationFile.nodes,
  };
}
