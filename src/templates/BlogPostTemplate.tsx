import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../chrome/PageLayout';
import { PostMeta } from '../chrome/PostMeta';
import { TagList } from '../chrome/TagList';
import { ContentBlocks } from '../mdx/ContentBlocks';
import type { PageContext } from '../shared/pageContext';
import { PageHead } from './PageHead';

export const query = graphql`
  query BlogPostTemplate($id: String!, $plainLinks: [String!], $codeLinks: JSON) {
    blogPost(id: { eq: $id }) {
      title
      description
      ...PostMeta
      tags
      headings {
        id
        text
        depth
      }
      content(plainLinks: $plainLinks, codeLinks: $codeLinks) {
        html
        island {
          name
          props
        }
      }
    }
  }
`;

export default function BlogPostTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogPostTemplateQuery, PageContext>) {
  const post = data.blogPost;
  if (!post) return null;
  return (
    <PageLayout
      context={pageContext}
      title={post.title}
      description={post.description}
      headings={post.headings}
      links={<PostMeta post={post} />}
    >
      <ContentBlocks blocks={post.content} />
      <TagList tags={post.tags} />
    </PageLayout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogPostTemplateQuery, PageContext>) {
  const post = data.blogPost;
  return (
    <PageHead
      pathname={pageContext.pathname}
      title={post?.title ?? ''}
      description={post?.description ?? ''}
      breadcrumbs={pageContext.breadcrumbs}
      article={{
        type: 'BlogPosting',
        authors: post?.authors ?? [],
        published: post?.date ?? '',
        modified: pageContext.lastUpdated?.date ?? null,
      }}
      hasCard
    />
  );
}
