import { countLines } from '../../shared/countLines';
import { escapeHtml } from '../../shared/escapeHtml';
import { highlightCode } from './highlight';

/** What an author wrote behind the language of a fence. */
export interface FenceMeta {
  title: string | null;
  /** One-based line numbers. */
  highlighted: ReadonlySet<number>;
  /** Why the block is not compiled; null where it is. */
  noCheck: string | null;
  /** What is none of these; empty where all is read. */
  unread: string;
}

const titleForm = /title="([^"]*)"/;
const linesForm = /\{(\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*)\}/;

/** `1,4-6` → 1, 4, 5, 6; null where a number is before the first line, or before the one it follows. */
function toLines(list: string): number[] | null {
  const ranges = list.split(',').map((part) => part.split('-').map(Number));
  const lines = ranges.map(([from = 0, to = from]) =>
    from < 1 || to < from
      ? null
      : Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  return lines.every((range) => range !== null) ? lines.flat() : null;
}

/** Reads `title="src/App.tsx" {1,4-6} no-check: reason`. */
export function parseFenceMeta(meta: string): FenceMeta {
  // A file may be called so.
  const untitled = meta.replace(/title="[^"]*"/g, (title) => ' '.repeat(title.length));
  const noCheckAt = untitled.indexOf('no-check');
  const options = noCheckAt === -1 ? meta : meta.slice(0, noCheckAt);
  const noCheck =
    noCheckAt === -1
      ? null
      : meta
          .slice(noCheckAt + 'no-check'.length)
          .replace(/^\s*:\s*/, '')
          .trim();
  const [, list] = linesForm.exec(options) ?? [];
  const lines = list === undefined ? [] : toLines(list);
  return {
    title: titleForm.exec(options)?.[1] ?? null,
    highlighted: new Set(lines),
    noCheck,
    unread: options
      .replace(titleForm, '')
      .replace(lines ? linesForm : '', '')
      .trim(),
  };
}

const diffClasses: Readonly<Record<string, string>> = {
  '+': 'line line-add',
  '-': 'line line-remove',
};

/** Lines of a diff are highlighted as TSX, the sign taken off and kept as a class. */
function toDiffHtml(code: string): string {
  const lines = code.split('\n');
  const bare = lines.map((line) => (/^[+\- ]/.test(line) ? line.slice(1) : line)).join('\n');
  const highlighted = highlightCode(bare, 'tsx').split('\n');
  return highlighted
    .map(
      (html, index) =>
        `<span class="${diffClasses[lines[index]?.charAt(0) ?? ''] ?? 'line'}">${html}\n</span>`,
    )
    .join('');
}

function toLinesHtml(code: string, language: string, highlighted: ReadonlySet<number>): string {
  const html = highlightCode(code, language);
  if (highlighted.size === 0) return html;
  return html
    .split('\n')
    .map(
      (line, index) =>
        `<span class="line${highlighted.has(index + 1) ? ' line-highlight' : ''}">${line}\n</span>`,
    )
    .join('');
}

/** HTML of one code block with its title and copy button; `label` names it for assistive technology. */
export function toCodeBlockHtml(
  code: string,
  language: string,
  meta: FenceMeta,
  label: string,
): string {
  const body =
    language === 'diff' ? toDiffHtml(code) : toLinesHtml(code, language, meta.highlighted);
  const title = meta.title ? `<div class="code-title">${escapeHtml(meta.title)}</div>` : '';
  return (
    `<div class="code-block" data-language="${escapeHtml(language)}">${title}` +
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}" dir="ltr" style="--lines:${countLines(code)}"><code>${body}</code></pre>` +
    `<button class="code-copy" type="button" data-action="copy-code">Copy</button></div>`
  );
}
