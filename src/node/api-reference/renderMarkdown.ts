import { toHtml } from 'hast-util-to-html';
import type { Code, Content, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { once } from '../../shared/once';
import { parseFenceMeta, toCodeBlockHtml } from '../mdx/codeBlock';
import { codeLanguages } from '../mdx/highlight';

const getParser = once(() => unified().use(remarkParse).use(remarkGfm));
const getToHast = once(() => unified().use(remarkRehype, { allowDangerousHtml: true }));

function toFence({ value, lang }: Code): Content {
  const language = lang && codeLanguages.includes(lang) ? lang : 'text';
  const html = toCodeBlockHtml(value, language, parseFenceMeta(''), 'Example');
  return { type: 'html', value: html };
}

/** Comments are text for people: `shouldDisable<...>` is no element, and the outline of the page is ours. */
function adapt(node: Content): Content {
  if (node.type === 'html') return { type: 'text', value: node.value };
  if (node.type === 'code') return toFence(node);
  if (node.type === 'heading') {
    const children = node.children.map((child) => adapt(child) as typeof child);
    return { type: 'paragraph', children: [{ type: 'strong', children }] };
  }
  if ('children' in node) {
    const children = (node.children as Content[]).map(adapt);
    return { ...node, children } as Content;
  }
  return node;
}

const cache = new Map<string, string>();
/** Paragraphs of words and code spans, which most comments are: no list, no table, no other sign of Markdown. */
const simpleText = /^(?:[\w ,.;:'"()!?/=–—…’%$+\n-]|`[^`\n<>&]+`)+$/;
const blockStart = /(?:^|\n)[ ]*(?:[-+=]|\d+[.)]|[ ]{4})|https?:|www\.|@/;

/** `{@link https://… text}`, `{@link Name}` and `[[Name]]`, which may be `[[Name[]]]` or `[[Name<Of>]]`, of JSDoc as Markdown; without notes that the library's authors left to each other. */
export function toPlainMarkdown(comment: string): string {
  return comment
    .replace(/\n? *\bTODO\b.*$/gm, '')
    .replace(/\{@link(?:code|plain)?\s+(https?:[^\s}|]+)[\s|]+([^}]+)\}/g, '[$2]($1)')
    .replace(/\{@link(?:code|plain)?\s+(https?:[^\s}]+)\s*\}/g, '<$1>')
    .replace(/\{@link(?:code|plain)?\s+([^\s}|]+)(?:[\s|]+[^}]*)?\}/g, '`$1`')
    .replace(/\[\[([\w.]+(?:<[^\][\n]+>)?(?:\[\])*)\]\]/g, '`$1`');
}

function renderSimple(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        `<p>${paragraph.replace(/ *\n */g, '\n').replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`,
    )
    .join('\n');
}

/** HTML of Markdown from a comment: blocks; anything that looks like HTML is text. */
export function renderMarkdown(markdown: string): string {
  if (markdown === '') return '';
  if (simpleText.test(markdown) && !blockStart.test(markdown)) return renderSimple(markdown);
  const known = cache.get(markdown);
  if (known !== undefined) return known;
  const tree = getParser().parse(markdown) as Root;
  const root = getToHast().runSync({ ...tree, children: tree.children.map(adapt) } as Root);
  const html = toHtml(root as Parameters<typeof toHtml>[0], { allowDangerousHtml: true });
  cache.set(markdown, html);
  return html;
}

/** An address in Markdown that is a link by itself, and where it stands. */
export interface BareLink {
  href: string;
  start: number;
  end: number;
}

function listBareLinks(markdown: string, node: Root | Content): BareLink[] {
  if (node.type !== 'link') {
    return 'children' in node
      ? node.children.flatMap((child) => listBareLinks(markdown, child))
      : [];
  }
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined || markdown[start] === '[') return [];
  return [{ href: node.url, start, end }];
}

/** The addresses that are links without being written as such, `https://…` and `<https://…>`, in their order. */
export function findBareLinks(markdown: string): BareLink[] {
  // Parsing takes long, and hardly any comment has one.
  if (!/(?<!\]\()https?:/.test(markdown)) return [];
  return listBareLinks(markdown, getParser().parse(markdown) as Root);
}
