import type { AppScripts } from '../shared/appScripts';
import { parseDemoScope } from '../shared/demoRuntime';
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
  result?: { data?: { docsPage?: { demoBundle?: DemoBundle | null } | null } };
}

/** Files of a page's demos, as `DemoPageTemplate` asks for them. */
interface DemoBundle {
  script: string;
  tailwindStylesheet: string | null;
  modulePreloads: readonly string[];
  demoPreloads: readonly { scope: string; urls: readonly string[] }[];
}

/** Scopes of the demo that comes first; the reader's preferences choose among its stylings. */
function toFirstScopes(html: string): string[] {
  const all = Array.from(html.matchAll(/data-demo="([^"]+)"/g), ([, scope = '']) => scope);
  const scopes = [...new Set(all)];
  const names = scopes.map((scope) => parseDemoScope(scope).name);
  return scopes.filter((_, index) => names[index] === names[0]);
}

function toFirstDemos(
  bundle: DemoBundle | null | undefined,
  html: string,
): NonNullable<AppScripts['demos']> {
  if (!bundle) return [];
  return toFirstScopes(html).map((scope) => {
    const urls = bundle.demoPreloads.find((demo) => demo.scope === scope)?.urls ?? [];
    return { scope, modules: [...bundle.modulePreloads, bundle.script, ...urls] };
  });
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
  const demos = toFirstDemos(result?.data?.docsPage?.demoBundle, html);
  return {
    ...(demos.length > 0 ? { demos } : {}),
    chunks: (chunkFiles[componentChunkName] ?? []).filter((name) => name.endsWith('.js')),
    data: [
      appDataPathname,
      toPageDataPathname(path),
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}
