import type { ContentBlockData } from '../../shared/content';
import type { ApiReferenceData } from '../../shared/apiReference';
import { toPropsExcerpt } from '../api-reference/toPropsExcerpt';
import { findReference } from '../pages/findReference';
import { linkContent } from './linkContent';

interface ContentSource {
  product?: string | null;
  content: ContentBlockData[];
}

interface ContentArguments {
  plainLinks: string[];
  codeLinks?: Record<string, string> | null;
}

interface QueryContext {
  nodeModel: {
    findAll(query: { type: string }): Promise<{ entries: Iterable<ApiReferenceData> }>;
  };
}

/** Puts excerpts of the reference in the place of their tags. They are HTML like the rest, and cost a page no script. */
async function fillExcerpts(
  { content: blocks, product = null }: ContentSource,
  { nodeModel }: QueryContext,
): Promise<ContentBlockData[]> {
  if (!blocks.some(({ island }) => island?.name === 'Props')) return blocks;
  const { entries } = await nodeModel.findAll({ type: 'ApiReference' });
  const site = { apiReferences: [...entries] };
  return blocks.map((block) => {
    if (block.island?.name !== 'Props') return block;
    const { of, only } = block.island.props;
    const reference = findReference(site, product, String(of));
    const text = typeof only === 'string' ? only : undefined;
    return { html: reference ? toPropsExcerpt(reference, text) : '' };
  });
}

const content = {
  type: '[ContentBlock!]!',
  args: {
    plainLinks: { type: '[String!]', defaultValue: [] },
    codeLinks: { type: 'JSON' },
  },
  resolve: async (
    source: ContentSource,
    { plainLinks, codeLinks }: ContentArguments,
    context: QueryContext,
  ) => linkContent(await fillExcerpts(source, context), plainLinks, codeLinks ?? {}),
};

/** Resolvers of fields that depend on what other pages exist. */
export const contentResolvers = { DocsPage: { content }, BlogPost: { content } };
