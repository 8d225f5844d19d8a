import type { ApiReferenceNode, DocsPageNode } from '../pages/siteContent';

/** Code of a demo as the twin shows it. */
export interface TwinDemo {
  name: string;
  filename: string;
  code: string;
}

interface TwinSources {
  /** Demos of the page, System styling in TypeScript. */
  demos: readonly TwinDemo[];
  findReference(name: string): ApiReferenceTable | undefined;
}

/** What a table of props needs. */
export interface ApiReferenceTable extends Pick<ApiReferenceNode, 'name' | 'pathname'> {
  props: readonly {
    name: string;
    type: string;
    required: boolean;
    defaultValue: string | null;
    description: string;
  }[];
}

function toCell(text: string): string {
  return text.replace(/<[^>]+>/g, '').replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim();
}

/** Table of props in Markdown; `only` keeps some, in the order of the reference. */
export function toPropsTable(reference: ApiReferenceTable, only: readonly string[] | null): string {
  const rows = reference.props
    .filter(({ name }) => only === null || only.includes(name))
    .map(
      ({ name, type, required, defaultValue, description }) =>
        `| \`${name}\`${required ? ' (required)' : ''} | \`${toCell(type)}\` | ${defaultValue === null ? '–' : `\`${toCell(defaultValue)}\``} | ${toCell(description)} |`,
    );
  return ['| Prop | Type | Default | Description |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const islandTag = /^[ \t]*<(\w+)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*)\s*\/>[ \t]*$/gm;

function toAttribute(attributes: string, name: string): string | null {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
}

function toIslandMarkdown(name: string, attributes: string, { demos, findReference }: TwinSources): string {
  if (name === 'Demo') {
    const demo = demos.find((candidate) => candidate.name === toAttribute(attributes, 'name'));
    return demo ? `\`\`\`tsx\n// ${demo.filename}\n${demo.code.trim()}\n\`\`\`` : '';
  }
  const reference = findReference(toAttribute(attributes, 'of') ?? '');
  if (name === 'Props' && reference) {
    return toPropsTable(reference, toAttribute(attributes, 'only')?.split(',').map((prop) => prop.trim()) ?? null);
  }
  if (name === 'Playground' && reference) return `API: [${reference.name}](${reference.pathname})`;
  return '';
}

/** A docs page as Markdown that stands by itself: title, description, body with demos as code and excerpts as tables. */
export function toMarkdownTwin(page: Pick<DocsPageNode, 'title' | 'description' | 'markdown'>, sources: TwinSources): string {
  let isFenced = false;
  const body = page.markdown
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isFenced = !isFenced;
      return isFenced
        ? line
        : line.replace(islandTag, (_tag, name: string, attributes: string) => toIslandMarkdown(name, attributes, sources));
    })
    .join('\n');
  return `# ${page.title}\n\n> ${page.description}\n\n${body.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}
