import { findPage, type PlannedGroup } from './planPages';
import type { PageStyle } from './toPageMarkdown';

/** The page at the root of a generated site. */
export function toStartMarkdown(
  groups: readonly PlannedGroup[],
  { links, hasHeading }: PageStyle,
): string {
  const { title, path } = findPage(groups, 0, 0);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const blocks = [
    '---\ntitle: Acme UI\ndescription: Documentation of a component library.\n---',
    ...(hasHeading ? ['# Acme UI'] : []),
    `A library of ${count} pages. Start with [${title}](./${path}${links === 'file' ? '.md' : '/'}).`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
