export interface LlmsPage {
  pathname: string;
  title: string;
  description: string;
}

export interface LlmsSection {
  title: string;
  pages: readonly LlmsPage[];
}

function toSection({ title, pages }: LlmsSection, siteUrl: string): string {
  const lines = pages.map(
    (page) => `- [${page.title}](${siteUrl}${page.pathname}index.md): ${page.description}\n`,
  );
  return lines.length > 0 ? `\n## ${title}\n\n${lines.join('')}` : '';
}

/** The list that llmstxt.org describes: a title, a sentence, and the Markdown twin of every page under the name of its section. */
export function toLlmsTxt(
  title: string,
  description: string,
  sections: readonly LlmsSection[],
  siteUrl: string,
): string {
  const lists = sections.map((section) => toSection(section, siteUrl));
  return `# ${title}\n\n> ${description}\n${lists.join('')}`;
}
