import type { Content } from 'mdast';
import type { ContentBlockData, IslandData } from '../../shared/content';
import { shortenTokens } from '../../shared/shortTokens';
import type { ContentError } from '../errors';
import { BodyHtml, type FoundInBody, type Located } from './BodyHtml';
import { checkEmptyTag } from './checkEmptyTag';
import { toContentStyles } from './contentStyles';
import { inlineSchema } from './htmlTags';
import { isIslandTag } from './isIslandTag';
import { islandSchemas, tableIslands } from './islands';
import { MdxBody } from './MdxBody';
import type { JsxElement } from './readAttributes';
import { readTag } from './readTag';
import { resolveReferences } from './resolveReferences';
import { toBodyMarkdown } from './toBodyMarkdown';

/** Everything that one reading of an MDX body gives. */
export interface CompiledMdx extends FoundInBody {
  content: ContentBlockData[];
  /** The body as Markdown: callouts as quotes, tabs one under the other, islands as their mark (`islandMarks.ts`). */
  markdown: string;
  islands: Located<IslandData>[];
  errors: ContentError[];
}

class Compilation {
  private readonly bodyHtml: BodyHtml;
  private readonly content: ContentBlockData[] = [];
  private readonly islands: Located<IslandData>[] = [];
  private html = '';

  constructor(private readonly body: MdxBody) {
    this.bodyHtml = new BodyHtml(body);
  }

  run(): CompiledMdx {
    const root = this.body.parse();
    if (!root) return this.toResult('');
    if (root.children.length === 0) this.body.failAt(root, 'The page has no text. Write it.');
    resolveReferences(root);
    // Before what follows puts HTML into the tree.
    const markdown = toBodyMarkdown(this.body.text, root);
    for (const node of root.children) this.addBlock(node);
    this.flush();
    this.addStyles();
    return this.toResult(markdown);
  }

  private toResult(markdown: string): CompiledMdx {
    const { content, islands, body, bodyHtml } = this;
    return { ...bodyHtml.found, content, markdown, islands, errors: body.errors };
  }

  /** Puts the styles of what the text has before it. */
  private addStyles(): void {
    const blocks = this.content;
    const toHtml = ({ html, island }: ContentBlockData) =>
      html ?? (tableIslands.some((name) => name === island?.name) ? '<table>' : '');
    const css = toContentStyles(blocks.map(toHtml).join('')) + this.bodyHtml.toCss();
    const first = blocks.find(({ html }) => html);
    const isProduction = process.env['NODE_ENV'] === 'production';
    if (css && first)
      first.html = `<style>${isProduction ? shortenTokens(css) : css}</style>${first.html}`;
  }

  private flush(): void {
    if (this.html !== '') this.content.push({ html: this.html });
    this.html = '';
  }

  private addBlock(node: Content): void {
    if (!isIslandTag(node)) {
      this.html += this.bodyHtml.toHtml(node);
      return;
    }
    const island = this.readIsland(node, node.name);
    if (!island) return;
    this.flush();
    this.content.push({ island });
    const naming = ['name', 'of'].find((name) => Object.hasOwn(island.props, name));
    this.islands.push({ value: island, line: this.body.lineOfAttribute(node, naming) });
  }

  private readIsland(node: JsxElement, name: string): IslandData | null {
    checkEmptyTag(this.body, node);
    // Attributes are literals, and no schema makes others of them.
    const props = readTag(this.body, node, islandSchemas[name] ?? inlineSchema) as
      IslandData['props'] | null;
    return props && { name, props };
  }
}

/**
 * Compiles the body of an MDX file once: HTML blocks, islands, headings, Markdown twin, and what the checks need.
 * Never throws for what an author wrote: mistakes are in `errors`.
 * @param file path from the repository root; @param firstLine line of the file at which the body starts.
 */
export function compileMdx(body: string, file: string, firstLine: number): CompiledMdx {
  return new Compilation(new MdxBody(body, file, firstLine)).run();
}
