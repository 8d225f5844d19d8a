import type { ReactNode } from 'react';
import type { AppScripts } from '../shared/appScripts';
import { toInlineJson } from '../shared/toInlineJson';
import type { PageFiles } from './toPageFiles';

interface ElementLike {
  type: unknown;
  props: Record<string, unknown>;
}

function isElement(node: ReactNode): node is ReactNode & ElementLike {
  return typeof node === 'object' && node !== null && 'props' in node;
}

function readInline(props: Record<string, unknown>): string {
  const inner = props['dangerouslySetInnerHTML'] as { __html?: string } | undefined;
  return inner?.__html ?? '';
}

/** Whether a head element only fetches scripts or data ahead of the text. */
export function isScriptPreload(node: ReactNode): boolean {
  if (!isElement(node) || node.type !== 'link') return false;
  const { rel, as } = node.props;
  return (rel === 'preload' || rel === 'prefetch') && (as === 'script' || as === 'fetch');
}

/** Whether a head element only says which generator has made the page. */
export function isGeneratorName(node: ReactNode): boolean {
  return isElement(node) && node.type === 'meta' && node.props['name'] === 'generator';
}

/** Whether a head element is JSON-LD, which programs read wherever it stands in a page. */
export function isStructuredData(node: ReactNode): boolean {
  return isElement(node) && node.type === 'script' && node.props['type'] === 'application/ld+json';
}

/**
 * Takes Gatsby's script elements off the page and gives them as data to the script at the end of the body, so that nothing competes with the
 * first paint. Its inline scripts go too: the path of the page is known from the address, and the chunk map is not used.
 * @param files what those scripts ask for
 */
export function deferScripts(nodes: readonly ReactNode[], files: PageFiles): ReactNode[] {
  const app: AppScripts = { hash: '', scripts: [], ...files };
  const rest: ReactNode[] = [];
  for (const node of nodes) {
    if (!isElement(node) || node.type !== 'script') {
      rest.push(node);
      continue;
    }
    const { src, noModule } = node.props;
    if (noModule) continue;
    if (typeof src === 'string') app.scripts.push(src);
    const hash = /___webpackCompilationHash="([^"]+)"/.exec(readInline(node.props))?.[1];
    if (hash) app.hash = hash;
  }
  return [
    ...rest,
    <script
      key="app-scripts"
      id="app-scripts"
      type="application/json"
      dangerouslySetInnerHTML={{ __html: toInlineJson(app) }}
    />,
  ];
}
