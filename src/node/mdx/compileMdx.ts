import type { Code, Content, Heading, Link, Parent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { HeadingIds } from '../../shared/headingId';
import type { ContentBlockData, HeadingData, IslandData } from '../../shared/content';
import { shortenTokens } from '../../shared/shortTokens';
import type { ContentError } from '../errors';
import { calloutTitles } from './callouts';
import { parseFenceMeta, toCodeBlockHtml } from './codeBlock';
import { escapeHtml } from '../../shared/escapeHtml';
import { codeLanguages } from './highlight';
import { blockSchemas, inlineElements, inlineSchema } from './htmlTags';
import { isIslandTag } from './isIslandTag';
import { islandSchemas, tableIslands } from './islands';
import { MdxBody } from './MdxBody';
import type { JsxElement } from './readAttributes';
import { readTag } from './readTag';
import { resolveReferences } from './resolveReferences';
import { toContentStyles } from './contentStyles';
import { PageTabs, toSlug } from './tabs';
import { toBodyMarkdown } from './toBodyMarkdown';
import { toHeadingHtml } from './toHeadingHtml';
import { toNodeHtml } from './toNodeHtml';

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

/** Everything that one reading of an MDX body gives. */
export interface CompiledMdx {
  content: ContentBlockData[];
  headings: HeadingData[];
  /** The body as Markdown: callouts as quotes, tabs one under the other, islands as their mark (`islandMarks.ts`). */
  markdown: string;
  islands: Located<IslandData>[];
  links: Located<string>[];
  fences: Located<CodeFence>[];
  inlineCodes: Located<string>[];
  images: Located<{ url: string; alt: string }>[];
  errors: ContentError[];
}

/** Markdown has no table without a head; one that says nothing would be an empty line above the first row. */
const emptyHead = /<thead>\s*<tr>\s*(?:<td><\/td>\s*)+<\/tr>\s*<\/thead>\s*/;

/** What Markdown leaves as text when a link by reference has no definition. */
const danglingReference = /\[[^\][]+\]\[[^\][]+\]/;

class Compilation {
  private readonly result: CompiledMdx;
  private readonly ids = new HeadingIds();
  private readonly tabs = new PageTabs();
  private html = '';
  private tables = 0;
  private section = '';
  private lastDepth = 1;

  constructor(private readonly body: MdxBody) {
    this.result = {
      content: [],
      headings: [],
      markdown: '',
      islands: [],
      links: [],
      fences: [],
      inlineCodes: [],
      images: [],
      errors: body.errors,
    };
  }

  run(): CompiledMdx {
    const root = this.body.parse();
    if (!root) return this.result;
    resolveReferences(root);
    // Before what follows puts HTML into the tree.
    this.result.markdown = toBodyMarkdown(this.body.text, root);
    for (const node of root.children) this.addBlock(node);
    this.flush();
    this.addStyles();
    return this.result;
  }

  /** Puts the styles of what the text has before it. */
  private addStyles(): void {
    const blocks = this.result.content;
    const toHtml = ({ html, island }: ContentBlockData) =>
      html ?? (tableIslands.some((name) => name === island?.name) ? '<table>' : '');
    const css = toContentStyles(blocks.map(toHtml).join('')) + this.tabs.toCss();
    const first = blocks.find(({ html }) => html);
    const isProduction = process.env['NODE_ENV'] === 'production';
    if (css && first)
      first.html = `<style>${isProduction ? shortenTokens(css) : css}</style>${first.html}`;
  }

  private flush(): void {
    if (this.html !== '') this.result.content.push({ html: this.html });
    this.html = '';
  }

  private addBlock(node: Content): void {
    if (!isIslandTag(node)) {
      this.html += this.toBlockHtml(node);
      return;
    }
    const island = this.readIsland(node, node.name);
    if (!island) return;
    this.flush();
    this.result.content.push({ island });
    const naming = ['name', 'of'].find((name) => Object.hasOwn(island.props, name));
    this.result.islands.push({ value: island, line: this.body.lineOfAttribute(node, naming) });
  }

  private readIsland(node: JsxElement, name: string): IslandData | null {
    this.checkEmpty(node);
    // Attributes are literals, and no schema makes others of them.
    const props = readTag(this.body, node, islandSchemas[name] ?? inlineSchema) as
      IslandData['props'] | null;
    return props && { name, props };
  }

  /** What a tag does not show must not stand in it. */
  private checkEmpty({ name, children: [child] }: JsxElement): void {
    if (child)
      this.body.failAt(
        child,
        `<${name}> holds something that is not shown. Move it below the tag.`,
      );
  }

  /** HTML of one top-level node that is no island. */
  private toBlockHtml(node: Content): string {
    return toNodeHtml(this.prepare(node));
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
        return this.toTag(node);
      case 'mdxjsEsm':
        this.body.failAt(
          node,
          'Imports and exports are not read. Remove them: demos and tags come without import.',
        );
        return toRaw('');
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) {
          this.body.failAt(
            node,
            `Expression "{${node.value}}" is not read. Write the text itself, or \`\\{\` for a brace.`,
          );
        }
        return toRaw('');
      case 'paragraph':
        if (toString(node).startsWith('|')) {
          this.body.failAt(
            node,
            'A line that starts with "|" is no table. Give its second line as many cells as the first has: | --- | --- |.',
          );
        }
        this.prepareChildren(node);
        return node;
      case 'table':
        this.prepareChildren(node);
        return this.toTable(node);
      case 'link':
        this.result.links.push({ value: node.url, line: this.body.lineOf(node) });
        if (toString(node).trim() === '')
          this.body.failAt(node, `Link "${node.url}" has no text. Write where it leads.`);
        this.prepareChildren(node);
        return this.toLink(node);
      case 'image':
        this.result.images.push({
          value: { url: node.url, alt: node.alt ?? '' },
          line: this.body.lineOf(node),
        });
        return node;
      case 'text':
        this.checkText(node);
        return node;
      case 'footnoteDefinition':
        this.body.failAt(
          node,
          `Footnote "[^${node.identifier}]" is not shown. Write the note into the sentence that it belongs to, or into a callout.`,
        );
        return toRaw('');
      case 'inlineCode':
        this.result.inlineCodes.push({ value: node.value, line: this.body.lineOf(node) });
        return toRaw(`<code>${escapeHtml(node.value)}</code>`);
      default:
        if ('children' in node) this.prepareChildren(node);
        return node;
    }
  }

  private checkText(node: Text): void {
    const found = danglingReference.exec(node.value);
    if (!found) return;
    const [reference] = found;
    const linesBefore = node.value.slice(0, found.index).split('\n').length - 1;
    this.body.fail(
      this.body.lineOf(node) + linesBefore,
      `"${reference}" refers to no address of this page. Define it, or write the address into the link; code stands in backticks.`,
    );
  }

  private prepareChildren(node: Parent): void {
    node.children = node.children.map((child) => this.prepare(child as Content));
  }

  private inlineHtml(node: Parent): string {
    this.prepareChildren(node);
    const paragraph = { type: 'paragraph', children: node.children } as Content;
    return toNodeHtml(paragraph).replace(/^<p>|<\/p>$/g, '');
  }

  private toHeading(node: Heading): Content {
    const text = toString(node);
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
    this.lastDepth = depth;
    const id = this.ids.next(text);
    this.section = text;
    this.tables = 0;
    if (depth <= 4) this.result.headings.push({ id, text, depth });
    return toRaw(toHeadingHtml({ id, text, depth }, this.inlineHtml(node)));
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
    this.result.fences.push({
      value: { language, meta, code: node.value },
      line: this.body.lineOf(node),
    });
    const fence = parseFenceMeta(meta);
    if (fence.unread !== '') {
      this.body.failAt(
        node,
        `"${fence.unread}" behind the language of a block is not read. Write title="src/App.tsx", {1,4-6} or no-check: reason.`,
      );
    }
    return toRaw(toCodeBlockHtml(node.value, language, fence, fence.title ?? `${language} code`));
  }

  private toTable(node: Content): Content {
    this.tables += 1;
    const label = `Table: ${this.section || 'overview'}${this.tables > 1 ? ` ${this.tables}` : ''}`;
    // The corner above a column of names heads nothing.
    const html = toNodeHtml(node)
      .replaceAll('<th></th>', '<td></td>')
      .replace(emptyHead, '')
      .replaceAll('<th>', '<th scope="col">');
    return toRaw(
      `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}">${html}</div>`,
    );
  }

  private toLink(node: Link): Content {
    if (/^https?:/.test(node.url)) node.data = { hProperties: { rel: 'noopener' } };
    return node;
  }

  private toTag(node: JsxElement): Content {
    const name = node.name ?? '';
    if (inlineElements.includes(name)) return this.toInlineElement(node, name);
    if (Object.hasOwn(islandSchemas, name)) {
      this.body.failAt(
        node,
        `<${name}> stands inside other content. Give it a line of its own, outside lists, callouts and tabs.`,
      );
      return toRaw('');
    }
    if (Object.hasOwn(blockSchemas, name) && node.type === 'mdxJsxTextElement') {
      this.body.failAt(node, `<${name}> stands in a line. Give its tags lines of their own.`);
      return toRaw('');
    }
    if (name === 'Callout') return this.toCallout(node);
    if (name === 'Tabs') return this.toTabs(node);
    const known = [islandSchemas, blockSchemas].flatMap((schemas) => Object.keys(schemas));
    this.body.failAt(
      node,
      name === 'Tab'
        ? '<Tab> stands outside <Tabs>. Wrap it.'
        : `Unknown component <${name}>. Use one of: ${[...known, ...inlineElements].join(', ')}.`,
    );
    return toRaw('');
  }

  private toInlineElement(node: JsxElement, name: string): Content {
    readTag(this.body, node, inlineSchema);
    if (name !== 'br') return toRaw(`<${name}>${this.inlineHtml(node)}</${name}>`);
    this.checkEmpty(node);
    return toRaw('<br>');
  }

  private toCallout(node: JsxElement): Content {
    const attributes = readTag(this.body, node, blockSchemas.Callout);
    const html = this.childrenHtml(node);
    if (!attributes) return toRaw('');
    const { type } = attributes;
    return toRaw(
      `<aside class="callout callout-${type}" role="note"><p class="callout-title">${calloutTitles[type]}</p>${html}</aside>`,
    );
  }

  private toTabs(node: JsxElement): Content {
    const attributes = readTag(this.body, node, blockSchemas.Tabs);
    if (node.children.length === 0)
      this.body.failAt(node, '<Tabs> has no <Tab>. Put one in, or remove it.');
    const slugs = new Set<string>();
    const panels = (node.children as Content[]).flatMap((child) => {
      if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Tab') {
        this.body.failAt(child, '<Tabs> holds something that is not a <Tab>. Move it into one.');
        return [];
      }
      const tab = readTag(this.body, child, blockSchemas.Tab);
      const html = this.childrenHtml(child);
      if (!tab) return [];
      const slug = toSlug(tab.label);
      if (slugs.has(slug))
        this.body.failAt(
          child,
          `<Tab label="${tab.label}"> cannot be told from another of its <Tabs>. Give it a label with other letters or digits.`,
        );
      slugs.add(slug);
      return [{ label: tab.label, html }];
    });
    return toRaw(attributes ? this.tabs.add(attributes.storageKey, panels) : '');
  }

  private childrenHtml(node: JsxElement): string {
    return (node.children as Content[]).map((child) => this.toBlockHtml(child)).join('');
  }
}

function toRaw(html: string): Content {
  return { type: 'html', value: html };
}

/**
 * Compiles the body of an MDX file once: HTML blocks, islands, headings, Markdown twin, and what the checks need.
 * Never throws for what an author wrote: mistakes are in `errors`.
 * @param file path from the repository root; @param firstLine line of the file at which the body starts.
 */
export function compileMdx(body: string, file: string, firstLine: number): CompiledMdx {
  return new Compilation(new MdxBody(body, file, firstLine)).run();
}
