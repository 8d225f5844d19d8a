import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scriptsGonePathname } from '../../shared/appScripts';
import { productionErrorScriptPathname } from '../../shared/productionErrorText';
import type { Translate } from '../../shared/translate';
import { buildBootScripts } from '../boot/buildBootScripts';
import { readLastUpdated } from '../pages/readLastUpdated';
import { readSiteCache } from '../pages/siteCache';
import { isFileFolder } from '../redirects/fileFolders';
import { readRedirects, withLanguages } from '../redirects/redirects';
import { toPathnames, type SiteContent } from '../site/siteContent';
import { isListed } from './isListed';
import { listTwins } from './listTwins';
import type { PlainTwin } from './plain-twins/plainTwin';
import { toApiTabRedirects } from './toApiTabRedirects';
import { toFeeds, type SiteMetadata } from './toFeeds';
import { toHeadersFile } from './toHeaders';
import { toNginxSnippet, toRedirectsFile } from './toRedirectFiles';
import { toRobots, toSitemap, type SitemapEntry } from './toSitemap';
import { toToolMarkdown } from './toToolMarkdown';
import { writeApiTwins } from './writeApiTwins';
import { writeCards, type CardPage } from './writeCards';
import { writeMarkdownTwins } from './writeMarkdownTwins';
import { writeOfflineProducts } from './writeOfflineProducts';

function toSitemapEntries(site: SiteContent): SitemapEntry[] {
  const dates = readLastUpdated(process.cwd());
  const sources = new Map(
    [...site.docsPages, ...site.blogPosts].map(({ pathname, sourceFile }) => [
      pathname,
      sourceFile,
    ]),
  );
  return [...toPathnames(site)]
    .filter(isListed)
    .sort()
    .map((pathname) => ({ pathname, lastUpdated: dates.get(sources.get(pathname) ?? '') ?? null }));
}

function toCardPages(site: SiteContent, { title, description }: SiteMetadata): CardPage[] {
  const names = new Map(site.products.map(({ productId, name }) => [productId, name]));
  return [
    { pathname: '/', title, description, section: 'Component documentation' },
    ...site.docsPages.map((page) => ({ ...page, section: names.get(page.product ?? '') ?? title })),
    ...site.blogPosts.map((post) => ({ ...post, section: 'Blog' })),
    ...site.apiReferences.map((api) => ({
      pathname: api.pathname,
      title: api.name,
      description: `What it takes in ${api.packageName} ${api.packageVersion}`,
      section: `${names.get(api.product) ?? ''} API`,
    })),
  ];
}

/** Scripts whose names stay the same with each version of the site. */
const unversionedScripts: ReadonlySet<string> = new Set(
  ['/sw.js', scriptsGonePathname, productionErrorScriptPathname].map((name) => name.slice(1)),
);

/** Folders with pages, and scripts, at the top of what was built. */
function readTopLevel(folder: string): { pageFolders: string[]; scripts: string[] } {
  const entries = readdirSync(folder, { withFileTypes: true });
  return {
    pageFolders: entries
      .filter((entry) => entry.isDirectory() && !isFileFolder(entry.name))
      .map(({ name }) => name),
    scripts: entries
      .map(({ name }) => name)
      .filter((name) => /\.js$/.test(name) && !unversionedScripts.has(name)),
  };
}

/**
 * `onPostBuild`: everything beside the pages: twins, feeds, sitemap, redirects, headers, cards.
 * @param folder absolute path of `public`. @returns how many cards had to be rendered.
 */
export async function writeOutputs(
  site: SiteContent,
  plainTwins: readonly PlainTwin[],
  metadata: SiteMetadata,
  folder: string,
  translate: Translate,
): Promise<number> {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const tools = toToolMarkdown(process.cwd(), site);
  const twins = listTwins(site, plainTwins, tools, translate);
  writeMarkdownTwins(twins, site.products, metadata, folder);
  writeApiTwins(folder, site);
  writeOfflineProducts(site, folder);
  write('sitemap.xml', toSitemap(toSitemapEntries(site), metadata.siteUrl));
  write('robots.txt', toRobots(metadata.siteUrl));
  const { rss, atom } = toFeeds(site.blogPosts, metadata);
  write('blog/rss.xml', rss);
  write('blog/atom.xml', atom);
  const redirects = [
    ...toApiTabRedirects(site),
    ...withLanguages(readRedirects(), toPathnames(site)),
  ];
  write('_redirects', toRedirectsFile(redirects));
  write('nginx-redirects.conf', toNginxSnippet(redirects));
  const { scriptsGone, productionError } = await buildBootScripts();
  write(scriptsGonePathname, scriptsGone);
  write(productionErrorScriptPathname, productionError);
  const hasAnalytics = Boolean(process.env['GATSBY_ANALYTICS_ID']);
  write(
    '_headers',
    toHeadersFile({
      inlineScripts: Object.values(readSiteCache('boot')),
      hasAnalytics,
      ...readTopLevel(folder),
    }),
  );
  return writeCards(toCardPages(site, metadata), folder, path.resolve('.cache/cards'));
}
