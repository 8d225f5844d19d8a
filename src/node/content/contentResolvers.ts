import type { ContentBlockData } from '../../shared/content';
import { linkContent } from './linkContent';

interface ContentSource {
  content: ContentBlockData[];
}

interface ContentArguments {
  plainLinks: string[];
  codeLinks?: Record<string, string> | null;
}

const content = {
  type: '[ContentBlock!]!',
  args: {
    plainLinks: { type: '[String!]', defaultValue: [] },
    codeLinks: { type: 'JSON' },
  },
  resolve: ({ content: blocks }: ContentSource, { plainLinks, codeLinks }: ContentArguments) =>
    linkContent(blocks, plainLinks, codeLinks ?? {}),
};

/** Resolvers of fields that depend on what other pages exist. */
export const contentResolvers = { DocsPage: { content }, BlogPost: { content } };
