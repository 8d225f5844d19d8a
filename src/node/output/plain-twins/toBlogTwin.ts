import { toListText } from '../../../shared/toListText';
import type { Translate } from '../../../shared/translate';
import { newestFirst } from '../newestFirst';
import { toLink } from '../toLinkList';
import { toPlainTwin, type PlainSite, type PlainTwin } from './plainTwin';

/** `/blog/` */
export function toBlogTwin(site: PlainSite, text: Translate): PlainTwin {
  const head = { title: text('footer.blog'), description: text('blog.description') };
  return toPlainTwin('/blog/', head, [
    ...newestFirst(site.blogPosts).flatMap((post) => [
      `## ${toLink(post)}`,
      post.description,
      `${post.date} ${text('blog.by', { names: toListText(post.authors) })}. ${text('blog.tags')}: ${post.tags.join(', ')}.`,
    ]),
    toLink({ title: text('blog.rss'), pathname: '/blog/rss.xml' }),
  ]);
}
