import styled from 'styled-components';
import { useLanguage, useTranslate } from '../i18n/I18nProvider';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0 0 var(--space-6);
  color: var(--text-quiet);
  font: var(--type-small);
`;

interface PostMetaProps {
  /** Day, yyyy-mm-dd. */
  date: string;
  authors: readonly string[];
}

/** When a post was published and by whom. */
export function PostMeta({ date, authors }: PostMetaProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(authors);
  return (
    <Root>
      <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
      <span>{translate('blog.by', { names })}</span>
    </Root>
  );
}
