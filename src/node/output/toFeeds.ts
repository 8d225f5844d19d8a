import { Feed } from 'feed';
import type { BlogPostNode } from '../site/siteContent';
import { newestFirst } from './newestFirst';

export interface SiteMetadata {
  title: string;
  description: string;
  /** Without trailing slash. */
  siteUrl: string;
}

export interface Feeds {
  rss: string;
  atom: string;
}

function createFeed(
  posts: readonly BlogPostNode[],
  { title, description, siteUrl }: SiteMetadata,
  hasAuthors: boolean,
): Feed {
  const sorted = newestFirst(posts);
  const updated = new Date(`${sorted[0]?.date ?? '2026-01-01'}T00:00:00Z`);
  const feed = new Feed({
    title: `${title} blog`,
    description,
    id: `${siteUrl}/blog/`,
    link: `${siteUrl}/blog/`,
    language: 'en',
    copyright: 'MIT',
    updated,
    feedLinks: { rss: `${siteUrl}/blog/rss.xml`, atom: `${siteUrl}/blog/atom.xml` },
  });
  for (const post of sorted) {
    const link = `${siteUrl}${post.pathname}`;
    feed.addItem({
      title: post.title,
      id: link,
      link,
      description: post.description,
      date: new Date(`${post.date}T00:00:00Z`),
      ...(hasAuthors ? { author: post.authors.map((name) => ({ name })) } : {}),
      category: post.tags.map((name) => ({ name, term: name })),
    });
  }
  return feed;
}

/** RSS 2 and Atom 1 of the blog, newest first. An author of RSS is an email address, which ours do not have. */
export function toFeeds(posts: readonly BlogPostNode[], metadata: SiteMetadata): Feeds {
  return {
    rss: createFeed(posts, metadata, false).rss2(),
    atom: createFeed(posts, metadata, true).atom1(),
  };
}
