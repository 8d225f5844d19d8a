import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { PostMeta } from '../../chrome/PostMeta';
import { PlainPage } from '../../chrome/PlainPage';
import { TagList } from '../../chrome/TagList';
import { useTranslate } from '../../i18n/I18nProvider';
import { PageHead } from '../../templates/PageHead';

export const query = graphql`
  query BlogPage {
    allBlogPost(sort: { date: DESC }) {
      nodes {
        pathname
        title
        description
        tags
        ...PostMeta
      }
    }
  }
`;

const Posts = styled.ol`
  display: grid;
  gap: var(--space-12);
  margin: var(--space-12) 0;
  padding: 0;
  list-style: none;
  > li {
    max-inline-size: var(--text-width);
  }
  && h2 {
    margin: 0 0 var(--space-2);
    font: var(--type-h2);
  }
  h2 > a {
    color: var(--text);
    text-decoration: none;
  }
  h2 > a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
  p {
    margin-block: 0 var(--space-3);
  }
`;

/** `/blog/`: all posts, newest first; `?tags=…` keeps those that have one of the tags. */
export default function BlogPage({ data, location }: PageProps<Queries.BlogPageQuery>) {
  const translate = useTranslate();
  const posts = data.allBlogPost.nodes;
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  // The server does not know the query of the address.
  const [wanted, setWanted] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('tags')?.split(',') ?? [];
    setWanted(asked.filter((tag) => posts.some((post) => post.tags.includes(tag))));
  }, [location.search, posts]);
  const shown = posts.filter(
    (post) => wanted.length === 0 || post.tags.some((tag) => wanted.includes(tag)),
  );

  return (
    <PlainPage
      pathname="/blog/"
      title={translate('footer.blog')}
      description={translate('blog.description')}
    >
      <TagList tags={tags} current={wanted[0] ?? null} allLabel={translate('blog.all')} />
      <p className="visually-hidden" role="status">
        {wanted.length > 0 && translate('blog.count', { count: shown.length })}
      </p>
      <Posts>
        {shown.map((post) => (
          <li key={post.pathname}>
            <article>
              <h2>
                <a href={post.pathname}>{post.title}</a>
              </h2>
              <p>{post.description}</p>
              <PostMeta post={post} />
            </article>
          </li>
        ))}
      </Posts>
      <p>
        <a href="/blog/rss.xml">{translate('blog.rss')}</a>
      </p>
    </PlainPage>
  );
}

export function Head() {
  return (
    <PageHead
      pathname="/blog/"
      title="Blog"
      description="How this documentation is made, checked and kept fast, told by the people who make it, with what was measured."
    />
  );
}
