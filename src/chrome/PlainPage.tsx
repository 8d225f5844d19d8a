import type { ReactNode } from 'react';
import styled from 'styled-components';
import { linkCss } from '../theme/linkCss';
import { media } from '../theme/media';
import { CopyPageLink } from './CopyPageLink';

const Root = styled.div`
  max-inline-size: calc(var(--page-width) + 2 * var(--space-8));
  margin-inline: auto;
  padding: var(--space-12) var(--space-8) var(--space-24);
  ${media.belowNavigation} {
    padding: var(--space-6) var(--space-4) var(--space-16);
  }
  h1 {
    margin: 0 0 var(--space-3);
    font: var(--type-h1);
    letter-spacing: -0.015em;
    text-wrap: balance;
    &:focus {
      outline: none;
    }
  }
  h2 {
    margin: var(--space-12) 0 var(--space-6);
    font: var(--type-h2);
    letter-spacing: -0.008em;
  }
  h3 {
    margin: var(--space-6) 0 var(--space-3);
    font: var(--type-h3);
  }
  > p {
    max-inline-size: var(--text-width);
    margin: 0 0 var(--space-4);
  }
  /* Without weight: code in tables, lists of links and the link that copies the page have looks of their own. */
  :where(& code) {
    font-family: var(--font-code);
    font-size: max(0.875em, 0.8125rem);
  }
  :where(& > ul) {
    margin: 0 0 var(--space-4);
    padding-inline-start: var(--space-6);
  }
  :where(& a) {
    ${linkCss}
  }
`;

const TopLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-block-end: var(--space-3);
  > h1 {
    margin: 0;
  }
`;

const Lead = styled.p`
  && {
    margin-block-end: var(--space-8);
    color: var(--text-quiet);
    font-size: 1.125rem;
    line-height: 1.75rem;
    text-wrap: pretty;
  }
`;

interface PlainPageProps {
  title: ReactNode;
  description: ReactNode;
  /** Of a page with a Markdown twin. */
  pathname?: string | undefined;
  children: ReactNode;
}

/** A page about the site itself: no side navigation, one column. */
export function PlainPage({ title, description, pathname, children }: PlainPageProps) {
  return (
    <Root>
      <TopLine>
        <h1>{title}</h1>
        {pathname === undefined ? null : <CopyPageLink pathname={pathname} />}
      </TopLine>
      <Lead>{description}</Lead>
      {children}
    </Root>
  );
}
