import type { Parser } from '@lezer/common';
import { parser as cssParser } from '@lezer/css';
import { highlightCode as walkHighlighted } from '@lezer/highlight';
import { parser as htmlParser } from '@lezer/html';
import { parser as javascriptParser } from '@lezer/javascript';
import { parser as jsonParser } from '@lezer/json';
import { parser as yamlParser } from '@lezer/yaml';
import { codeHighlighter } from '../../shared/codeHighlighter';
import { escapeHtml } from '../../shared/escapeHtml';

/** The parsers are those of CodeMirror, so that code looks the same before and while it is edited. */
const parsers: Readonly<Record<string, Parser>> = {
  tsx: javascriptParser.configure({ dialect: 'ts jsx' }),
  ts: javascriptParser.configure({ dialect: 'ts' }),
  jsx: javascriptParser.configure({ dialect: 'jsx' }),
  js: javascriptParser.configure({ dialect: 'jsx' }),
  css: cssParser,
  html: htmlParser,
  json: jsonParser,
  yaml: yamlParser,
};

/** Languages a fence may name. */
export const codeLanguages: readonly string[] = [...Object.keys(parsers), 'bash', 'diff', 'text'];

function toToken(text: string, classes: string): string {
  return classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text);
}

const bashToken = /(^|\s)(#[^\n]*)|("[^"\n]*"|'[^'\n]*')|(\s)(--?[\w-]+)/g;

function highlightBash(code: string): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(bashToken)) {
    const [whole, beforeComment = '', comment, string, beforeFlag = '', flag] = match;
    html += escapeHtml(code.slice(end, match.index)) + escapeHtml(beforeComment + beforeFlag);
    if (comment) html += toToken(comment, 't-c');
    else if (string) html += toToken(string, 't-s');
    else if (flag) html += toToken(flag, 't-d');
    end = match.index + whole.length;
  }
  return html + escapeHtml(code.slice(end));
}

/**
 * @param code source text; @param language one of `codeLanguages`, anything else is plain text.
 * @returns HTML of the tokens (`t-c` comment, `t-s` string, `t-k` keyword, `t-n` name, `t-d` number or constant);
 * no token crosses a line end.
 */
export function highlightCode(code: string, language: string): string {
  if (language === 'bash') return highlightBash(code);
  const parser = parsers[language];
  if (!parser) return escapeHtml(code);
  let html = '';
  walkHighlighted(
    code,
    parser.parse(code),
    codeHighlighter,
    (text, classes) => {
      html += toToken(text, classes);
    },
    () => {
      html += '\n';
    },
  );
  return html;
}

/**
 * Highlights JSX elements that stand side by side, which no program may begin with.
 * @param jsx one or more elements; @param language `tsx` or `jsx`. @returns HTML as of `highlightCode`.
 */
export function highlightElements(jsx: string, language: 'tsx' | 'jsx'): string {
  return highlightCode(`<>\n${jsx}\n</>`, language).split('\n').slice(1, -1).join('\n');
}
