import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { HeadingData } from '../shared/content';
import type { PageContext } from '../shared/pageContext';
import { media } from '../theme/media';
import { Breadcrumbs } from './Breadcrumbs';
import { ContentsList } from './ContentsList';
import { CopyPageLink } from './CopyPageLink';
import { PageEnd } from './PageEnd';

const Grid = styled.div`
  padding-inline: var(--space-8);
  ${media.belowNavigation} {
    padding-inline: var(--space-4);
  }
  ${media.fromContents} {
    display: grid;
    grid-template:
      'head contents' auto
      'body contents' 1fr
      / minmax(0, var(--page-width)) var(--contents-width);
    justify-content: space-between;
    column-gap: var(--space-12);
    padding-inline: var(--space-8) var(--space-6);
    > nav {
      grid-area: contents;
    }
  }
  ${media.print} {
    display: block;
    padding: 0;
  }
`;

const Head = styled.div`
  grid-area: head;
  padding-block-start: var(--space-8);
  overflow-wrap: break-word;
  ${media.belowNavigation} {
    padding-block-start: var(--space-6);
  }
`;

const TopLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-4);
  margin-block-end: var(--space-3);
`;

const Title = styled.h1`
  max-inline-size: var(--text-width);
  margin: 0 0 var(--space-3);
  font: var(--type-h1);
  letter-spacing: -0.015em;
  text-wrap: balance;
  &:focus {
    outline: none;
  }
  ${media.phone} {
    font-size: 1.875rem;
    line-height: 1.2;
  }
`;

const Description = styled.p.attrs({ className: 'description' })`
  max-inline-size: var(--text-width);
  margin: 0 0 var(--space-6);
  color: var(--text-quiet);
  font-size: 1.125rem;
  line-height: 1.75rem;
  text-wrap: pretty;
`;

const Body = styled.div`
  grid-area: body;
  min-inline-size: 0;
  padding-block-end: var(--space-16);
`;

interface PageLayoutProps {
  context: PageContext;
  title: ReactNode;
  description: ReactNode;
  headings: readonly HeadingData[];
  /** What stands between description and text, such as `ComponentLinks`. */
  links?: ReactNode;
  children: ReactNode;
}

/** A page of text: where it stands, what it is, its contents list, and what comes after. */
export function PageLayout(props: PageLayoutProps) {
  const { context, title, description, headings, links, children } = props;
  return (
    <Grid>
      <Head>
        <TopLine>
          <Breadcrumbs items={context.breadcrumbs} />
          <CopyPageLink pathname={context.pathname} />
        </TopLine>
        <Title>{title}</Title>
        <Description>{description}</Description>
        {links}
      </Head>
      <ContentsList headings={headings} />
      <Body>
        <article>{children}</article>
        <PageEnd context={context} />
      </Body>
    </Grid>
  );
}
