import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { chosenInForcedColors } from '../theme/chosenCss';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  && a {
    display: inline-flex;
    align-items: center;
    min-block-size: 1.75rem;
    padding: 0 var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-chip);
    color: var(--text);
    font: var(--type-tiny);
    text-decoration: none;
  }
  && a:hover {
    border-color: var(--line-strong);
    background: var(--surface-2);
  }
  && a[aria-current] {
    border-color: var(--accent);
    background: var(--accent-surface);
    color: var(--accent);
    ${chosenInForcedColors}
  }
`;

interface TagListProps {
  tags: readonly string[];
  /** The tag by which the list of posts is filtered. */
  current?: string | null;
  /** Leads back to all posts. */
  allLabel?: string;
}

/** Tags of posts; each leads to the posts that have it. */
export function TagList({ tags, current = null, allLabel }: TagListProps) {
  const translate = useTranslate();
  return (
    <List aria-label={translate('blog.tags')}>
      {allLabel && (
        <li>
          <a href="/blog/" aria-current={current === null ? 'true' : undefined}>
            {allLabel}
          </a>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={`/blog/?tags=${encodeURIComponent(tag)}`}
            aria-current={tag === current ? 'true' : undefined}
          >
            {tag}
          </a>
        </li>
      ))}
    </List>
  );
}
