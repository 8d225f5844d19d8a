import type { ApiProp, ApiReferenceData } from '../../shared/apiReference';
import type { IslandData } from '../../shared/content';
import { parseOnly } from '../api-reference/toPropsExcerpt';
import { replaceIslandMarks } from '../mdx/islandMarks';
import type { DemoNode, DocsPageNode } from '../pages/siteContent';
import { toCell, toMarkdownTable } from './toMarkdownTable';
import { toDeprecationMarkdown } from './toReason';
import type { ToolMarkdown } from './toToolMarkdown';

interface TwinSources {
  /** That the page belongs to. */
  product: string | null;
  demos: readonly DemoNode[];
  findReference(name: string): ApiReferenceData | undefined;
  tools: ToolMarkdown;
}

function toCode(text: string | null): string {
  return text === null || text === '' ? '–' : `\`${toCell(text)}\``;
}

/** Table of props, parameters or members in Markdown. */
function toPropsTable(props: readonly ApiProp[]): string {
  const rows = props.map(({ name, type, required, defaultValue, deprecatedHtml, description }) => {
    const deprecation = deprecatedHtml === null ? '' : toDeprecationMarkdown(deprecatedHtml);
    return [
      `\`${name}\`${required ? ' (required)' : ''}`,
      toCode(type),
      toCode(defaultValue),
      toCell(`${deprecation} ${description}`),
    ];
  });
  return toMarkdownTable(['Name', 'Type', 'Default', 'Description'], rows);
}

function toSection(title: string, body: string): string {
  return body === '' ? '' : `\n## ${title}\n\n${body}\n`;
}

function toTableSection(
  title: string,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return rows.length > 0 ? toSection(title, toMarkdownTable(titles, rows)) : '';
}

function toPropsSection(title: string, props: readonly ApiProp[]): string {
  return props.length > 0 ? toSection(title, toPropsTable(props)) : '';
}

/** An API reference as Markdown. */
export function toApiMarkdown(api: ApiReferenceData): string {
  return [
    `# ${api.name} API\n`,
    `\n> ${api.packageName} ${api.packageVersion}\n`,
    api.deprecatedHtml === null ? '' : `\n${toDeprecationMarkdown(api.deprecatedHtml)}\n`,
    api.description ? `\n${api.description}\n` : '',
    toSection('Import', `\`\`\`tsx\n${api.imports.join('\n// or\n')}\n\`\`\``),
    toPropsSection('Props', api.props),
    toPropsSection('Parameters', api.parameters),
    toPropsSection('Return value', api.returns),
    toTableSection(
      'Slots',
      ['Slot', 'Default', 'Class', 'Description'],
      api.slots.map(({ name, defaultElement, className, description }) => [
        `\`${name}\``,
        toCode(defaultElement),
        toCode(className),
        toCell(description),
      ]),
    ),
    toTableSection(
      'CSS classes',
      ['Class', 'Description'],
      api.classes.map(({ className, description }) => [`\`${className}\``, toCell(description)]),
    ),
    toTableSection(
      'CSS variables',
      ['Name', 'Default'],
      api.cssVariables.map(({ name, defaultValue }) => [`\`${name}\``, toCode(defaultValue)]),
    ),
    api.inherits ? toSection('Inheritance', `Other props go to ${api.inherits.name}.`) : '',
  ].join('');
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
  if (name === 'Playground' && reference) return `API: [${reference.name}](${reference.pathname})`;
  return tools[name]?.(product, props) ?? '';
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
  return `# ${page.title}\n\n> ${page.description}\n\n${text}\n`;
}
