import { findPage, type PlannedGroup } from './planPages';
import { TextWriter } from './TextWriter';
import { toCodeBlock } from './toCodeBlock';
import { toPageLink, type LinkStyle } from './toPageLink';
import { toPropTable } from './toPropTable';

/** What engines want written differently. */
export interface PageStyle {
  links: LinkStyle;
  /** Whether the title stands in the text too, for engines that do not show the one of the front matter. */
  hasHeading: boolean;
}

/** Which page of a plan, both counted from 0. */
export interface Place {
  group: number;
  page: number;
}

/** Links to the page that comes so many places later in the group, and to one of the next group. */
function createLinks(groups: readonly PlannedGroup[], { group, page }: Place, style: LinkStyle) {
  const from = findPage(groups, group, page);
  const linkTo = (toGroup: number, toPage: number) => {
    const to = findPage(groups, toGroup, toPage % (groups[toGroup]?.pages.length ?? 1));
    return `[${to.title}](${toPageLink(from, to, style)})`;
  };
  return {
    near: (step: number) => linkTo(group, page + step),
    far: () => linkTo((group + 1) % groups.length, page),
  };
}

/**
 * A generated page: a title and six headings, about 740 words with those of its table, and four blocks of code. It is valid in Markdown
 * with GFM and in MDX, and the same for the same place.
 */
export function toPageMarkdown(
  groups: readonly PlannedGroup[],
  place: Place,
  { links, hasHeading }: PageStyle,
): string {
  const { title, noun } = findPage(groups, place.group, place.page);
  // Any numbers would do that give each page one of its own. These are the ones that all figures were measured with.
  const writer = new TextWriter(1_000_010 + place.group * 1009 + place.page * 31);
  const { near, far } = createLinks(groups, place, links);
  const toDescription = () =>
    `How the ${noun.toLowerCase()} ${writer.verb()} the ${writer.word()} and the ${writer.word()}, with examples.`;
  const blocks = [
    ['---', `title: ${title}`, `description: ${toDescription()}`, '---'].join('\n'),
    ...(hasHeading ? [`# ${title}`] : []),
    writer.paragraph(70),
    `## ${writer.heading()} usage`,
    writer.paragraph(80),
    toCodeBlock(writer, noun, 'example'),
    `### ${writer.heading()} details`,
    writer.paragraph(60),
    [writer.sentence(), writer.sentence(), `See ${near(1)} and ${near(2)}.`]
      .map((item) => `- ${item}`)
      .join('\n'),
    `## ${writer.heading()} API`,
    writer.paragraph(50),
    toPropTable(writer),
    toCodeBlock(writer, noun, 'list'),
    `### ${writer.heading()} hooks`,
    writer.paragraph(70),
    toCodeBlock(writer, noun, 'hook'),
    `## ${writer.heading()} testing`,
    writer.paragraph(60),
    toCodeBlock(writer, noun, 'test'),
    `## ${writer.heading()} notes`,
    `1. ${writer.sentence()}\n2. ${writer.sentence()}`,
    writer.paragraph(60),
    `> ${writer.sentence()}`,
    `Continue with ${near(3)} or ${far()}.`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
