import type { Content, Parent } from 'mdast';
import { calloutTitles } from './callouts';
import { checkEmptyTag } from './checkEmptyTag';
import { blockSchemas, inlineElements, inlineSchema } from './htmlTags';
import { islandSchemas } from './islands';
import type { MdxBody } from './MdxBody';
import type { JsxElement } from './readAttributes';
import { readTag } from './readTag';
import { PageTabs, toSlug } from './tabs';

/** Makes HTML of what stands in a tag. */
export interface InnerHtml {
  ofBlocks(blocks: readonly Content[]): string;
  ofLine(node: Parent): string;
}

/** HTML of the tags of one body that are no islands: inline elements, callouts and tabs. */
export class TagHtml {
  private readonly tabs = new PageTabs();

  constructor(
    private readonly body: MdxBody,
    private readonly inner: InnerHtml,
  ) {}

  /** @returns the CSS of the tabs among them. */
  toCss(): string {
    return this.tabs.toCss();
  }

  /** @returns nothing, and an error in the body, where a tag cannot stand. */
  toHtml(node: JsxElement): string {
    const name = node.name ?? '';
    if (inlineElements.includes(name)) return this.toInlineElement(node, name);
    if (Object.hasOwn(islandSchemas, name)) {
      this.body.failAt(
        node,
        `<${name}> stands inside other content. Give it a line of its own, outside lists, callouts and tabs.`,
      );
      return '';
    }
    if (Object.hasOwn(blockSchemas, name) && node.type === 'mdxJsxTextElement') {
      this.body.failAt(node, `<${name}> stands in a line. Give its tags lines of their own.`);
      return '';
    }
    if (name === 'Callout') return this.toCallout(node);
    if (name === 'Tabs') return this.toTabs(node);
    if (name === 'img') {
      this.body.failAt(
        node,
        '<img> is not read. Write ![what it shows](/pictures/dome.png), with the path of a file of static/.',
      );
      return '';
    }
    const known = [islandSchemas, blockSchemas].flatMap((schemas) => Object.keys(schemas));
    this.body.failAt(
      node,
      name === 'Tab'
        ? '<Tab> stands outside <Tabs>. Wrap it.'
        : `Unknown component <${name}>. Use one of: ${[...known, ...inlineElements].join(', ')}.`,
    );
    return '';
  }

  private checkFilled(node: JsxElement): void {
    if (node.children.length === 0)
      this.body.failAt(node, `<${node.name ?? ''}> holds nothing. Write its text, or remove it.`);
  }

  private toInlineElement(node: JsxElement, name: string): string {
    readTag(this.body, node, inlineSchema);
    if (name !== 'br') this.checkFilled(node);
    if (name !== 'br') return `<${name}>${this.inner.ofLine(node)}</${name}>`;
    checkEmptyTag(this.body, node);
    return '<br>';
  }

  private toCallout(node: JsxElement): string {
    const attributes = readTag(this.body, node, blockSchemas.Callout);
    this.checkFilled(node);
    const html = this.inner.ofBlocks(node.children);
    if (!attributes) return '';
    const { type } = attributes;
    return `<aside class="callout callout-${type}" role="note"><p class="callout-title">${calloutTitles[type]}</p>${html}</aside>`;
  }

  private toTabs(node: JsxElement): string {
    const attributes = readTag(this.body, node, blockSchemas.Tabs);
    if (node.children.length === 0)
      this.body.failAt(node, '<Tabs> has no <Tab>. Put one in, or remove it.');
    const slugs = new Set<string>();
    const panels = node.children.flatMap((child) => {
      if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Tab') {
        this.body.failAt(child, '<Tabs> holds something that is not a <Tab>. Move it into one.');
        return [];
      }
      const tab = readTag(this.body, child, blockSchemas.Tab);
      this.checkFilled(child);
      const html = this.inner.ofBlocks(child.children);
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
    return attributes ? this.tabs.add(attributes.storageKey, panels) : '';
  }
}
