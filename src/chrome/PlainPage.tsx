import { type ReactNode } from 'react';
import styled from 'styled-components';
import { linkCss } from '../theme/linkCss';
import { media } from '../theme/media';

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
  /* Without weight: lists of links and code in tables have looks of their own. */
  :where(& code) {
    font-family: var(--font-code);
    font-size: max(0.875em, 0.8125rem);
  }
  :where(& > ul) {
    margin: 0 0 var(--space-4);
    padding-inline-start: var(--space-6);
  }
  a {
    ${linkCss}
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
  children: ReactNode;
}

/** A page about the site itself: no side navigation, one column. */
export function PlainPage({ title, description, children }: PlainPageProps) {
  return (
    <Root>
      <h1>{title}</h1>
      <Lead>{description}</Lead>
      {children}
    </Root>
  );
}
