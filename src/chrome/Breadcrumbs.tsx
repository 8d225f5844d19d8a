import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { Breadcrumb } from '../shared/navigation';

const Nav = styled.nav`
  color: var(--text-quiet);
  font: var(--type-tiny);
  > ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* A line that wraps ends with it. */
  li:not(:last-child)::after {
    margin-inline: var(--space-2);
    color: var(--text-quiet);
    content: '/' / '';
  }
  a,
  li > span {
    display: inline-block;
    padding-block: 0.125rem;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The way from the product to this page; the page itself is the heading below, so it is left out. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const translate = useTranslate();
  const above = items.slice(0, -1);
  if (above.length === 0) return null;
  return (
    <Nav aria-label={translate('page.breadcrumbs')}>
      <ol>
        {above.map(({ title, pathname }) => (
          <li key={pathname ?? title}>
            {pathname ? <a href={pathname}>{title}</a> : <span>{title}</span>}
          </li>
        ))}
      </ol>
    </Nav>
  );
}
