import type { Code, Content, Heading, Image, InlineCode, Link, Parent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { HeadingData } from '../../shared/content';
import { countLines } from '../../shared/countLines';
import { escapeHtml } from '../../shared/escapeHtml';
import { HeadingIds } from '../../shared/headingId';
import { checkParagraph, checkRows, checkText } from './checkMisread';
import { parseFenceMeta, toCodeBlockHtml } from './codeBlock';
import { codeLanguages } from './highlight';
import type { MdxBody } from './MdxBody';
import { TagHtml } from './TagHtml';
import { toHeadingHtml } from './toHeadingHtml';
import { toNodeHtml } from './toNodeHtml';
import { toTableHtml } from './toTableHtml';

/** Something that a check looks at later, with its line in the file. */
export interface Located<T> {
  value: T;
  line: number;
}

export interface CodeFence {
  language: string;
  meta: string;
  code: string;
}

/** What a body has, besides its HTML, for those who list or check it. */
export interface FoundInBody {
  headings: HeadingData[];
  links: Located<string>[];
  fences: Located<CodeFence>[];
  inlineCodes: Located<string>[];
  images: Located<{ url: string; alt: string }>[];
}

type MdxExpression = Extract<Content, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

function toRaw(html: string): Content {
  return { type: 'html', value: html };
}

/** Holds the dashes that a name begins with to it, `--Icon-color` and `--save-dev`: lines are broken behind them. */
function keepDashes(html: string): string {
  return html.replace(/(?<![\w-])--\w/g, '<span class="dashes">$&</span>');
}

/** HTML of the nodes of one body, asked for in their order; what an author must correct is in the errors of the body. */
export class BodyHtml {
  readonly found: FoundInBody = {
    headings: [],
    links: [],
    fences: [],
    inlineCodes: [],
    images: [],
  };
  private readonly ids = new HeadingIds();
  private readonly tags: TagHtml;
  private tables = 0;
  private section = '';
  private lastDepth = 1;

  constructor(private readonly body: MdxBody) {
    this.tags = new TagHtml(body, {
      ofBlocks: (blocks) => blocks.map((block) => this.toHtml(block)).join(''),
      ofLine: (node) => this.toInlineHtml(node),
    });
  }

  /** HTML of a node that is no island. */
  toHtml(node: Content): string {
    return toNodeHtml(this.prepare(node));
  }

  /** @returns the CSS that the HTML made so far needs of its own. */
  toCss(): string {
    return this.tags.toCss();
  }

  /** Replaces what Markdown cannot say by finished HTML and notes what the checks need. */
  private prepare(node: Content): Content {
    switch (node.type) {
      case 'heading':
        return this.toHeading(node);
      case 'code':
        return this.toCode(node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return toRaw(this.tags.toHtml(node));
      case 'mdxjsEsm':
        return this.refuse(
          node,
          'Imports and exports are not read. Remove them: demos and tags come without import.',
        );
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.toExpression(node);
      case 'paragraph':
        checkParagraph(this.body, node);
        return this.prepareChildren(node);
      case 'table':
        checkRows(this.body, node);
        return this.toTable(this.prepareChildren(node));
      case 'link':
        return this.toLink(node);
      case 'image':
        return this.noteImage(node);
      case 'text':
        checkText(this.body, node);
        return node;
      case 'footnoteDefinition':
        return this.refuse(
          node,
          `Footnote "[^${node.identifier}]" is not shown. Write the note into the sentence that it belongs to, or into a callout.`,
        );
      case 'inlineCode':
        return this.toInlineCode(node);
      default:
        return 'children' in node ? this.prepareChildren(node) : node;
    }
  }

  private prepareChildren<Node extends Content & Parent>(node: Node): Node {
    // Mdast types the children of each node apart; what is prepared stands in for what it is made of.
    node.children = node.children.map((child) => this.prepare(child as Content));
    return node;
  }

  /** Shows nothing in the place of a node that pages cannot have. */
  private refuse(node: Content, message: string): Content {
    this.body.failAt(node, message);
    return toRaw('');
  }

  private toInlineHtml(node: Parent): string {
    const children = node.children.map((child) => this.prepare(child as Content));
    const paragraph = { type: 'paragraph', children } as Content;
    return toNodeHtml(paragraph).replace(/^<p>|<\/p>$/g, '');
  }

  private toHeading(node: Heading): Content {
    const text = toString(node);
    const { depth } = node;
    this.checkHeading(node, text);
    this.lastDepth = depth;
    const id = this.ids.next(text);
    this.section = text;
    this.tables = 0;
    if (depth <= 4) this.found.headings.push({ id, text, depth });
    return toRaw(toHeadingHtml({ id, text, depth }, this.toInlineHtml(node)));
  }

  private checkHeading(node: Heading, text: string): void {
    const { depth } = node;
    if (text.trim() === '')
      this.body.failAt(node, 'A heading has no text. Write it, or remove its signs.');
    if (depth === 1)
      this.body.failAt(
        node,
        `Heading "${text}" is of level 1. The title is the page's only one: use ##.`,
      );
    else if (depth > this.lastDepth + 1) {
      this.body.failAt(
        node,
        `Heading "${text}" of level ${depth} follows level ${this.lastDepth}. Use ${'#'.repeat(this.lastDepth + 1)}.`,
      );
    }
  }

  private toCode(node: Code): Content {
    const language = node.lang ?? '';
    const meta = node.meta ?? '';
    if (!codeLanguages.includes(language)) {
      this.body.failAt(
        node,
        `Unknown code language "${language}". Use one of: ${codeLanguages.join(', ')}.`,
      );
    }
    this.noteFence(node, { language, meta, code: node.value });
    if (node.value.trim() === '')
      this.body.failAt(node, 'The block has no code. Write it, or remove the block.');
    const fence = parseFenceMeta(meta);
    const lines = countLines(node.value);
    const last = Math.max(...fence.highlighted);
    if (last > lines) {
      this.body.failAt(
        node,
        `Line ${last} is to be highlighted, and the block has ${lines}. Correct the numbers between the braces.`,
      );
    }
    if (fence.unread !== '') {
      this.body.failAt(
        node,
        `"${fence.unread}" behind the language of a block is not read. Write title="src/App.tsx", {1,4-6} or no-check: reason.`,
      );
    }
    return toRaw(toCodeBlockHtml(node.value, language, fence, fence.title ?? `${language} code`));
  }

  /** What follows an open block is text of the page, which is no code. */
  private noteFence(node: Code, value: CodeFence): void {
    if (this.body.isClosed(node)) {
      this.found.fences.push({ value, line: this.body.lineOf(node) });
      return;
    }
    this.body.failAt(
      node,
      'The block does not end. Put as many backticks below it as it begins with.',
    );
  }

  /** A comment is not shown; anything else would have to be run. */
  private toExpression(node: MdxExpression): Content {
    if (/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return toRaw('');
    return this.refuse(
      node,
      `Expression "{${node.value}}" is not read. Write the text itself, or \`\\{\` for a brace.`,
    );
  }

  private toTable(node: Table): Content {
    this.tables += 1;
    const label = `Table: ${this.section || 'overview'}${this.tables > 1 ? ` ${this.tables}` : ''}`;
    return toRaw(toTableHtml(node, label));
  }

  private toLink(node: Link): Content {
    this.found.links.push({ value: node.url, line: this.body.lineOf(node) });
    const text = toString(node).trim();
    if (text === '')
      this.body.failAt(node, `Link "${node.url}" has no text. Write where it leads.`);
    if (/^(?:click )?here$/i.test(text))
      this.body.failAt(
        node,
        `Link "${text}" says nothing in a list of links. Link the words that name its page.`,
      );
    if (/^https?:/.test(node.url)) node.data = { hProperties: { rel: 'noopener' } };
    return this.prepareChildren(node);
  }

  private noteImage(node: Image): Content {
    const { url, alt } = node;
    this.found.images.push({ value: { url, alt: alt ?? '' }, line: this.body.lineOf(node) });
    return node;
  }

  private toInlineCode(node: InlineCode): Content {
    this.found.inlineCodes.push({ value: node.value, line: this.body.lineOf(node) });
    return toRaw(`<code>${keepDashes(escapeHtml(node.value))}</code>`);
  }
}
