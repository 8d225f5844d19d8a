import type { ReactNode } from 'react';
import { useSiteData } from '../chrome/useSiteData';
import type { Breadcrumb } from '../shared/navigation';
import { toInlineJson } from '../shared/toInlineJson';

interface PageHeadProps {
  pathname: string;
  title: string;
  description: string;
  /** Product of the page; null for pages about the site. */
  productName?: string | null;
  breadcrumbs?: readonly Breadcrumb[];
  /** What the page is for search engines; a page about the site has none. */
  article?: {
    type: 'TechArticle' | 'BlogPosting';
    authors?: readonly string[];
    published?: string;
    modified?: string | null;
  };
  /** Whether the page has a card of its own. */
  hasCard?: boolean;
  /** Keeps search engines away. */
  isHidden?: boolean;
  children?: ReactNode;
}

function JsonLd({ data }: { data: object }) {
  const json = toInlineJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function toArticleData(
  { article, title, description }: PageHeadProps,
  url: string,
  image: string,
  siteTitle: string,
) {
  if (!article) return null;
  const { type, authors = [], published, modified } = article;
  const publisher = { '@type': 'Organization', name: siteTitle };
  return {
    '@type': type,
    headline: title,
    description,
    url,
    image,
    inLanguage: 'en',
    author:
      authors.length > 0 ? authors.map((name) => ({ '@type': 'Organization', name })) : publisher,
    publisher,
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
  };
}

function toBreadcrumbData(breadcrumbs: readonly Breadcrumb[], siteUrl: string) {
  const steps = breadcrumbs.filter(
    (step): step is Breadcrumb & { pathname: string } => step.pathname !== null,
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, pathname }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${siteUrl}${pathname}`,
    })),
  };
}

/** Everything in the head of a page that search engines and other sites read. */
export function PageHead(props: PageHeadProps) {
  const {
    pathname,
    title,
    description,
    productName,
    breadcrumbs = [],
    article,
    hasCard = false,
    isHidden,
  } = props;
  const { title: siteTitle, siteUrl } = useSiteData().metadata;
  const url = `${siteUrl}${pathname}`;
  const image = `${siteUrl}/cards${hasCard ? pathname.replace(/\/$/, '') || '/home' : '/home'}.png`;
  const fullTitle = pathname === '/' ? title : `${title} - ${productName ?? siteTitle}`;
  const articleData = toArticleData(props, url, image, siteTitle);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {pathname === '/' || pathname.startsWith('/blog/') ? (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${siteTitle} blog`}
          href="/blog/rss.xml"
        />
      ) : null}
      {/* All pages but those that are shown in the place of others. */}
      {hasCard || !isHidden ? (
        <link rel="alternate" type="text/markdown" href={`${pathname}index.md`} />
      ) : null}
      {isHidden ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {articleData ? <JsonLd data={articleData} /> : null}
      {breadcrumbs.length > 1 ? <JsonLd data={toBreadcrumbData(breadcrumbs, siteUrl)} /> : null}
      {props.children}
    </>
  );
}
