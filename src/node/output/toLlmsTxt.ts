export interface LlmsPage {
  pathname: string;
  title: string;
  description: string;
}

/** The list that llmstxt.org describes: a title, a sentence, and the Markdown twin of every page. */
export function toLlmsTxt(
  title: string,
  description: string,
  pages: readonly LlmsPage[],
  siteUrl: string,
): string {
  const lines = pages.map(
    (page) => `- [${page.title}](${siteUrl}${page.pathname}index.md): ${page.description}`,
  );
  return `# ${title}\n\n> ${description}\n\n## Pages\n\n${lines.join('\n')}\n`;
}
