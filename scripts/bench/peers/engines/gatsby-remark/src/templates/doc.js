import React from 'react';
import { graphql, navigate } from 'gatsby';

// One template for all pages: the page's content travels as an HTML string in page-data.json.
export default function Doc({ data }) {
  const onClick = (e) => {
    const a = e.target.closest('a[href]');
    if (
      !a ||
      a.origin !== window.location.origin ||
      e.metaKey ||
      e.ctrlKey ||
      e.shiftKey ||
      e.button
    )
      return;
    e.preventDefault();
    navigate(a.pathname + a.hash);
  };
  const { frontmatter, html } = data.markdownRemark;
  return (
    <article>
      <h1>{frontmatter.title}</h1>
      <div onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
export const Head = ({ data }) => (
  <>
    <html lang="en" />
    <title>{`${data.markdownRemark.frontmatter.title} | Acme UI`}</title>
    <meta name="description" content={data.markdownRemark.frontmatter.description} />
  </>
);
export const query = graphql`
  query ($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
      frontmatter {
        title
        description
      }
    }
  }
`;
