import type { PageIdentity } from './toPageFiles';

/** Chunks of the templates whose pages are text alone: no demos, no API displays, nothing that the reader's code choices change. */
const textTemplates = /^component---src-templates-(?:docs-page|blog-post)-template-tsx$/;

/** Whether a page gets the shorter ones of the inline scripts. */
export function isTextPage({ componentChunkName }: PageIdentity): boolean {
  return textTemplates.test(componentChunkName);
}
