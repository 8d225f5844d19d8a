import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { PageLink } from '../shared/navigation';
import type { PageContext } from '../shared/pageContext';
import { media } from '../theme/media';
import { Icon } from '../ui/Icon';
import { Feedback } from './Feedback';
import { useSiteData } from './useSiteData';

const Root = styled.footer`
  max-inline-size: var(--page-width);
  margin-block-start: var(--space-16);
  font: var(--type-small);
`;

const Neighbours = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  margin-block-end: var(--space-8);
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Neighbour = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-frame);
  color: var(--text);
  text-decoration: none;
  &:hover {
    border-color: var(--accent);
    background: var(--surface-1);
  }
  > svg {
    color: var(--text-quiet);
  }
  > span {
    display: block;
    min-inline-size: 0;
  }
  span > span {
    display: block;
    color: var(--text-quiet);
    font: var(--type-tiny);
  }
  strong {
    font-weight: var(--weight-medium);
    overflow-wrap: anywhere;
  }
  &[rel='next'] {
    grid-column-end: -1;
    justify-content: flex-end;
    text-align: end;
  }
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-6);
  border-block-start: 1px solid var(--line);
`;

const Source = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  min-block-size: 2rem;
  color: var(--text-quiet);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 2rem;
    color: var(--accent);
    text-underline-offset: 0.2em;
  }
`;

interface NeighbourLinkProps {
  rel: 'prev' | 'next';
  label: string;
  page: PageLink;
}

function NeighbourLink({ rel, label, page }: NeighbourLinkProps) {
  return (
    <Neighbour rel={rel} href={page.pathname}>
      {rel === 'prev' && <Icon name="arrow-start" />}
      <span>
        <span>{label}</span>
        <strong>{page.title}</strong>
      </span>
      {rel === 'next' && <Icon name="arrow-end" />}
    </Neighbour>
  );
}

/** What comes after the text: the neighbours in the navigation, the answer to it, and where it is written. */
export function PageEnd({ context }: { context: PageContext }) {
  const translate = useTranslate();
  const { metadata } = useSiteData();
  const { pathname, previous, next, editPath, lastUpdated } = context;
  return (
    <Root className="screen-only">
      {(previous || next) && (
        <Neighbours aria-label={translate('page.neighbours')}>
          {previous && (
            <NeighbourLink rel="prev" label={translate('page.previous')} page={previous} />
          )}
          {next && <NeighbourLink rel="next" label={translate('page.next')} page={next} />}
        </Neighbours>
      )}
      <Lines>
        <Feedback pathname={pathname} repositoryUrl={metadata.repositoryUrl} />
        <Source>
          {editPath && (
            <a href={`${metadata.repositoryUrl}/edit/main/${editPath}`} rel="noopener">
              <Icon name="edit" size="small" />
              {translate('page.edit')}
            </a>
          )}
          {lastUpdated && (
            <span>
              {`${translate('page.lastUpdated')} `}
              <time dateTime={lastUpdated.date.slice(0, 10)}>{lastUpdated.text}</time>
            </span>
          )}
        </Source>
      </Lines>
    </Root>
  );
}
