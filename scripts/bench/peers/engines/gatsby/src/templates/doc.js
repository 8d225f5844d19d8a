import React from 'react';
import { graphql, Link } from 'gatsby';
import { MDXProvider } from '@mdx-js/react';

function Doc({ data, children, location }) {
  const components = {
    a: ({ href, ...rest }) =>
      /^(https?:|#)/.test(href) ? (
        <a href={href} {...rest} />
      ) : (
        <Link to={new URL(href, 'http://x' + location.pathname).pathname} {...rest} />
      ),
  };
  const { title } = data.mdx.frontmatter;
  return (
    <>
      <article>
        <h1>{title}</h1>
        <MDXProvider components={components}>{children}</MDXProvider>
      </article>
    </>
  );
}
export default Doc;
export const Head = ({ data }) => (
  <>
    <html lang="en" />
    <title>{`${data.mdx.frontmatter.title} | Acme UI`}</title>
    <meta name="description" content={data.mdx.frontmatter.description} />
  </>
);
export const query = graphql`
  query ($id: String!) {
    mdx(id: { eq: $id }) {
      frontmatter {
        title
        description
      }
    }
  }
`;
