import type { Node } from 'gatsby';
import type { ContentBlockData, IslandData } from '../../shared/content';
import type { ApiReferenceData } from '../../shared/apiReference';
import type { PageLink } from '../../shared/navigation';
import { toPropsExcerpt } from '../api-reference/toPropsExcerpt';
import { readUnwrittenPathnames } from '../content/readUnwritten';
import { readWithoutPage } from '../coverage/readWithoutPage';
import { toCoverage } from '../coverage/toCoverage';
import { toCoverageHtml } from '../coverage/toCoverageHtml';
import { toCoverageTable } from '../coverage/toCoverageTable';
import { breakNamesInTables } from '../mdx/breakLongNames';
import type { TableIsland } from '../mdx/islands';
import { findReference } from '../site/findReference';
import { readSiteContent } from '../site/siteContent';
import { linkContent } from './linkContent';
import { sizePictures } from '../content/pictures';
import { toApiSectionHtml } from './toApiSectionHtml';

interface ContentSource {
  product?: string | null;
  content: ContentBlockData[];
}

interface ContentArguments {
  plainLinks: string[];
  codeLinks?: Record<string, string> | null;
  apiLinks?: PageLink[] | null;
}

interface QueryContext {
  nodeModel: {
    findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
  };
}

type Fill = (props: IslandData['props'], product: string | null) => string;

async function createExcerpt({ nodeModel }: QueryContext): Promise<Fill> {
  const { entries } = await nodeModel.findAll({ type: 'ApiReference' });
  const site = { apiReferences: [...entries] as ApiReferenceData[] };
  return ({ of, only }, product) => {
    const reference = findReference(site, product, String(of));
    return reference ? toPropsExcerpt(reference, typeof only === 'string' ? only : undefined) : '';
  };
}

async function createCoverage({ nodeModel }: QueryContext): Promise<Fill> {
  const nodes = new Map<string, Node[]>();
  for (const type of ['DocsPage', 'BlogPost', 'ApiReference', 'Demo', 'Product']) {
    const { entries } = await nodeModel.findAll({ type });
    nodes.set(type, [...entries] as Node[]);
  }
  const site = readSiteContent((type) => nodes.get(type) ?? []);
  const coverage = toCoverage(site, readWithoutPage(), readUnwrittenPathnames());
  return ({ of }) => {
    const table = toCoverageTable(coverage, of);
    return table ? toCoverageHtml(table) : '';
  };
}

/** Tags whose HTML is made of other nodes. */
const fillers: Readonly<Record<TableIsland, (context: QueryContext) => Promise<Fill>>> = {
  Props: createExcerpt,
  Coverage: createCoverage,
};

/** Puts what is made of other nodes in the place of its tags. It is HTML like the rest, and costs a page no script. */
async function fillTags(
  { content: blocks, product = null }: ContentSource,
  context: QueryContext,
): Promise<ContentBlockData[]> {
  const names = new Set(blocks.flatMap(({ island }) => island?.name ?? []));
  const fills = new Map<string, Fill>();
  for (const [name, createFill] of Object.entries(fillers)) {
    if (names.has(name)) fills.set(name, await createFill(context));
  }
  return blocks.map((block) => {
    const fill = fills.get(block.island?.name ?? '');
    return block.island && fill ? { html: fill(block.island.props, product) } : block;
  });
}

const content = {
  type: '[ContentBlock!]!',
  args: {
    plainLinks: { type: '[String!]', defaultValue: [] },
    codeLinks: { type: 'JSON' },
    apiLinks: { type: '[JSON!]' },
  },
  resolve: async (
    source: ContentSource,
    { plainLinks, codeLinks, apiLinks }: ContentArguments,
    context: QueryContext,
  ) => {
    const linked = linkContent(await fillTags(source, context), plainLinks, codeLinks ?? {});
    const broken = linked.map((block) =>
      block.html === undefined ? block : { html: breakNamesInTables(block.html) },
    );
    const blocks = await sizePictures(broken, process.cwd());
    return apiLinks?.length ? [...blocks, { html: toApiSectionHtml(apiLinks) }] : blocks;
  },
};

/** Resolvers of fields that depend on what other pages exist. */
export const contentResolvers = { DocsPage: { content }, BlogPost: { content } };
