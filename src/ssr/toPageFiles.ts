import type { AppScripts } from '../shared/appScripts';
import { parseDemoScope, type DemoScripts } from '../shared/demoRuntime';
import { appDataPathname, toPageDataPathname } from '../shared/pageData';
import type { ChunkFiles } from '../shared/siteCache';

/** See `AppScripts`. */
export type PageFiles = Omit<AppScripts, 'hash' | 'scripts'>;

/** What Gatsby keeps about a page besides what its queries gave. */
export interface PageIdentity {
  componentChunkName: string;
  /** As in `createPage`. */
  path: string;
  staticQueryHashes?: string[];
  result?: {
    data?: {
      docsPage?: {
        demoBundle?: (DemoScripts & { tailwindStylesheet: string | null }) | null;
      } | null;
    };
  };
}

/** Scopes of the demo that comes first; the reader's preferences choose among its stylings. */
function toFirstScopes(html: string): string[] {
  const all = Array.from(html.matchAll(/ data-demo="([^"]+)"/g), ([, scope = '']) => scope);
  const scopes = [...new Set(all)];
  const names = scopes.map((scope) => parseDemoScope(scope).name);
  return scopes.filter((_, index) => names[index] === names[0]);
}

/** @param bundle as `DemoPageTemplate` asks for it. @returns null for a page without demos. */
function toFirstDemo(bundle: DemoScripts | null | undefined, html: string): DemoScripts | null {
  if (!bundle) return null;
  const { script, modulePreloads, demoPreloads } = bundle;
  const scopes = toFirstScopes(html);
  const ofFirst = demoPreloads.filter(({ scope }) => scopes.includes(scope));
  return ofFirst.length > 0 ? { script, modulePreloads, demoPreloads: ofFirst } : null;
}

/**
 * What a page's scripts ask for before it is alive, one after the other.
 * @param html of its body
 */
export function toPageFiles(
  { componentChunkName, path, staticQueryHashes = [], result }: PageIdentity,
  chunkFiles: ChunkFiles,
  html: string,
): PageFiles {
  const demos = toFirstDemo(result?.data?.docsPage?.demoBundle, html);
  return {
    ...(demos ? { demos } : {}),
    chunks: (chunkFiles[componentChunkName] ?? []).filter((name) => name.endsWith('.js')),
    data: [
      appDataPathname,
      toPageDataPathname(path),
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}
