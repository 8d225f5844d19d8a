import { createRequire } from 'node:module';
import path from 'node:path';

/** The part of gatsby-plugin-mdx by which it reads front matter. Its other parts look the function up at each call. */
export interface FrontMatterReader {
  parseFrontmatter: (
    digest: string,
    text: string,
  ) => { frontmatter: Record<string, unknown>; body: string };
}

/** Not imported, since what is imported cannot be written to. */
export function loadFrontMatterReader(): FrontMatterReader {
  const load = createRequire(path.resolve('node_modules/gatsby-plugin-mdx/package.json'));
  return load('./dist/frontmatter.js') as FrontMatterReader;
}

/**
 * Front matter that is no YAML makes gatsby-plugin-mdx throw, and Gatsby ends a build there: with a stack trace, without the
 * file, before any other mistake is known. With this such a text is an `Mdx` node without front matter, of which
 * `createPageNodes`, which reads the text itself, tells with file and line. The plugin has no option for it, and `onCreateNode`
 * of a plugin cannot be caught from outside. To be called before files are sourced.
 */
export function keepBadFrontMatter(reader: FrontMatterReader): void {
  const { parseFrontmatter } = reader;
  reader.parseFrontmatter = (digest, text) => {
    try {
      return parseFrontmatter(digest, text);
    } catch {
      return { frontmatter: {}, body: text };
    }
  };
}
