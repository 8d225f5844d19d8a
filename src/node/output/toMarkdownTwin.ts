import type { ApiReferenceData } from '../../shared/apiReference';
import { apiSectionHeading } from '../../shared/apiSection';
import type { IslandData } from '../../shared/content';
import type { PageLink } from '../../shared/navigation';
import { parseOnly } from '../api-reference/toPropsExcerpt';
import { replaceIslandMarks } from '../mdx/islandMarks';
import type { DemoNode, DocsPageNode } from '../site/siteContent';
import { toPropsTable } from './toApiMarkdown';
import { toLinkList } from './toLinkList';
import type { ToolMarkdown } from './toToolMarkdown';

interface TwinSources {
  /** That the page belongs to. */
  product: string | null;
  demos: readonly DemoNode[];
  findReference(name: string): ApiReferenceData | undefined;
  /** To the API pages of what the page is about. */
  apiLinks: readonly PageLink[];
  tools: ToolMarkdown;
}

function toDemoMarkdown(demos: readonly DemoNode[], name: string): string {
  const variant = demos
    .find((demo) => demo.name === name)
    ?.variants.find(
      ({ codeVariant, codeStyling }) => codeVariant === 'TS' && codeStyling === 'System',
    );
  return variant ? `\`\`\`tsx\n// ${variant.filename}\n${variant.code.trim()}\n\`\`\`` : '';
}

function toIslandMarkdown(
  { name, props }: IslandData,
  { product, demos, findReference, tools }: TwinSources,
): string {
  if (name === 'Demo') return toDemoMarkdown(demos, String(props['name']));
  const reference = findReference(String(props['of']));
  if (name === 'Props' && reference) {
    const only = parseOnly(props['only']?.toString());
    return toPropsTable(
      reference.props.filter((prop) => only.length === 0 || only.includes(prop.name)),
    );
  }
  return tools[name]?.(product, props) ?? '';
}

function toApiSection(links: readonly PageLink[]): string {
  if (links.length === 0) return '';
  const names = links.map(({ title, pathname }) => ({ title: `\`${title}\``, pathname }));
  return `\n## ${apiSectionHeading.text}\n\n${toLinkList(names)}\n`;
}

/**
 * A page as Markdown that stands by itself: title, description, body with demos as code and excerpts as tables.
 * @param page its `markdown` is that of `compileMdx`.
 */
export function toMarkdownTwin(
  page: Pick<DocsPageNode, 'title' | 'description' | 'markdown'>,
  sources: TwinSources,
): string {
  const text = replaceIslandMarks(page.markdown, (island) => toIslandMarkdown(island, sources));
  return `# ${page.title}\n\n> ${page.description}\n\n${text}\n${toApiSection(sources.apiLinks)}`;
}
