import { forwardRef } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { siteFooterId } from '../shared/firstScreen';
import { media } from '../theme/media';
import { useSiteData } from './useSiteData';

// Taken for as high, before it is laid out, as it is where it is least high, from 460 px on: who jumps to the end of a page would see all
// of it move if it turned out less high than that. Where it is higher, nothing moves.
const Bar = styled.footer`
  border-block-start: 1px solid var(--line);
  color: var(--text-quiet);
  font: var(--type-small);
  ${media.belowNavigation} {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 8.24rem;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3) var(--space-8);
  max-inline-size: 100rem;
  margin-inline: auto;
  padding: var(--space-6);
  ${media.belowNavigation} {
    padding: var(--space-6) var(--space-4);
  }
  p {
    max-inline-size: 36rem;
    margin: 0;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: 0.1875rem;
    color: var(--text);
    text-decoration-color: color-mix(in oklch, currentColor 35%, transparent);
    text-underline-offset: 0.2em;
  }
  a:hover {
    color: var(--accent);
    text-decoration-color: currentColor;
  }
`;

/** The ways that lead off the beaten track, and what the site is. */
export const Footer = forwardRef<HTMLElement>(function Footer(_props, ref) {
  const translate = useTranslate();
  const { metadata } = useSiteData();
  return (
    <Bar ref={ref} id={siteFooterId} className="screen-only">
      <Row>
        <p>{translate('footer.about')}</p>
        <Links>
          <li>
            <a href="/versions/">{translate('footer.versions')}</a>
          </li>
          <li>
            <a href="/blog/">{translate('footer.blog')}</a>
          </li>
          <li>
            <a href="/site-map/">{translate('footer.siteMap')}</a>
          </li>
          <li>
            <a href={metadata.repositoryUrl} rel="noopener">
              {translate('header.repository')}
            </a>
          </li>
        </Links>
      </Row>
    </Bar>
  );
});
