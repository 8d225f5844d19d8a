import styled from 'styled-components';
import { CopyPageLink } from '../chrome/CopyPageLink';
import { PlumbLine } from '../chrome/PlumbLine';
import { useSiteData } from '../chrome/useSiteData';
import { useTranslate } from '../i18n/I18nProvider';
import { homePostPathname, homePromises } from '../shared/homePromises';
import { PageHead } from '../templates/PageHead';
import { media } from '../theme/media';

const Root = styled.div`
  max-inline-size: 100rem;
  margin-inline: auto;
  padding: 0 var(--space-6) var(--space-24);
  ${media.belowNavigation} {
    padding: 0 var(--space-4) var(--space-16);
  }
`;

const Hero = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: var(--space-8);
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  padding-block: var(--space-16) var(--space-4);
  ${media.belowNavigation} {
    padding-block: var(--space-8) var(--space-2);
  }
  > h1 {
    max-inline-size: 20ch;
    margin: 0 0 var(--space-4);
    font: var(--type-h1);
    overflow-wrap: break-word;
    /* Its longest word fits into a phone, in large text and in the widest fonts of systems. */
    font-size: min(clamp(2.125rem, 1.5rem + 2.4vw, 3.25rem), 9vw);
    line-height: 1.1;
    letter-spacing: -0.022em;
    text-wrap: balance;
    &:focus {
      outline: none;
    }
  }
  > p {
    max-inline-size: 40rem;
    margin: 0;
    color: var(--text-quiet);
    font-size: 1.125rem;
    line-height: 1.75rem;
    text-wrap: pretty;
  }
`;

const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 var(--space-8);
  margin: var(--space-12) 0 0;
  padding: 0;
  list-style: none;
  ${media.belowContents} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: var(--space-8);
  }
`;

const Product = styled.li`
  position: relative;
  padding-block: var(--space-4) var(--space-6);
  border-block-start: 1px solid var(--line);
  &:hover {
    border-block-start-color: var(--accent);
    box-shadow: inset 0 1px var(--accent);
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
    margin: 0 0 var(--space-1);
    font: var(--type-h3);
  }
  a {
    color: var(--text);
    text-decoration: none;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:hover a {
    color: var(--accent);
  }
  small {
    color: var(--text-quiet);
    font: var(--type-tiny);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  p {
    margin: 0;
    color: var(--text-quiet);
    font: var(--type-small);
  }
`;

const Promises = styled.section`
  margin-block-start: var(--space-16);
  > h2 {
    margin: 0 0 var(--space-2);
    font: var(--type-h2);
  }
  > p {
    max-inline-size: var(--text-width);
    margin: 0 0 var(--space-6);
    color: var(--text-quiet);
  }
  > p a {
    color: var(--accent);
    text-underline-offset: 0.2em;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-6) var(--space-8);
    margin: 0;
  }
  dt {
    margin-block-end: var(--space-1);
    font: var(--type-h4);
  }
  dd {
    margin: 0;
    color: var(--text-quiet);
    font: var(--type-small);
  }
  ${media.belowContents} {
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.phone} {
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const End = styled.div`
  margin-block-start: var(--space-8);
`;

/** `/`: what these libraries are, and the way to each. */
export default function HomePage() {
  const translate = useTranslate();
  const { products } = useSiteData();
  return (
    <Root>
      <Hero>
        <PlumbLine />
        <Words>
          <h1>{translate('home.title')}</h1>
          <p>{translate('home.description')}</p>
        </Words>
      </Hero>
      <Products aria-label={translate('header.products')}>
        {products.map(({ productId, name, description, version, homePathname }) => (
          <Product key={productId}>
            <h2>
              <a href={homePathname}>{name}</a>
              <small>v{version}</small>
            </h2>
            <p>{description}</p>
          </Product>
        ))}
      </Products>
      <Promises aria-labelledby="how-it-is-checked">
        <h2 id="how-it-is-checked">{translate('home.checked')}</h2>
        <p>
          {translate('home.checkedText')}{' '}
          <a href={homePostPathname}>{translate('home.checkedLink')}</a>
        </p>
        <dl>
          {homePromises.map((name) => (
            <div key={name}>
              <dt>{translate(`home.promises.${name}.title`)}</dt>
              <dd>{translate(`home.promises.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Promises>
      <End>
        <CopyPageLink pathname="/" />
      </End>
    </Root>
  );
}

export function Head() {
  return (
    <PageHead
      pathname="/"
      title="Plumbline: component documentation that is checked"
      description="Documentation of Material UI, Joy UI, Base UI, MUI System and MUI X in which every snippet, prop and link is checked against the code."
    />
  );
}
