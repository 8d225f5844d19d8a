import { spawnSync } from 'node:child_process';
import { parser as htmlParser } from '@lezer/html';
import { transformSync, type Message } from 'esbuild';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { ContentError } from '../errors';
import { lineAt } from '../lineAt';
import type { Snippet } from './snippets';

export interface BlockProblem {
  /** One-based line of the block. */
  line: number;
  text: string;
}

function toProblem({ text, location, notes }: Message): BlockProblem {
  const hint = notes[0]?.text;
  return { line: location?.line ?? 1, text: hint?.endsWith('?') ? `${text}. ${hint}` : text };
}

/** @returns what esbuild says of JSON or CSS, warnings as well: it knows the names of properties. */
export function parseWithEsbuild(code: string, loader: 'json' | 'css'): BlockProblem[] {
  try {
    return transformSync(code, { loader, logLevel: 'silent' }).warnings.map(toProblem);
  } catch (error) {
    return (error as { errors: Message[] }).errors.map(toProblem);
  }
}

/** Comments, which `tsconfig.json` may have, become spaces. */
function blankComments(code: string): string {
  return code.replace(
    /("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (found, string: string | undefined) => string ?? found.replace(/[^\n]/g, ' '),
  );
}

function parseJson(code: string, title: string | null): BlockProblem[] {
  const hasComments = /\b[tj]sconfig\b/.test(title ?? '');
  return parseWithEsbuild(hasComments ? blankComments(code) : code, 'json');
}

function parseYamlBlock(code: string): BlockProblem[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false });
  return (Array.isArray(documents) ? documents : []).flatMap(({ errors, warnings }) =>
    [...errors, ...warnings].map(({ message, pos }) => ({
      line: lineCounter.linePos(pos[0]).line,
      text: message,
    })),
  );
}

function parseHtml(code: string): BlockProblem[] {
  const problems: BlockProblem[] = [];
  const tree = htmlParser.parse(code);
  tree.iterate({
    enter: ({ type, from, node }) => {
      if (!type.isError && type.name !== 'MismatchedCloseTag') return;
      const line = lineAt(code, from);
      const opened = node.parent?.firstChild;
      const tag = opened ? code.slice(opened.from, opened.to).split('\n')[0] : '';
      problems.push({
        line: type.isError && opened ? lineAt(code, opened.from) : line,
        text:
          type.name === 'MismatchedCloseTag'
            ? `"${code.slice(from, node.to)}" closes nothing that is open`
            : `"${tag}" does not end`,
      });
    },
  });
  return problems;
}

function parseShell(code: string): BlockProblem[] {
  const { stderr, error } = spawnSync('bash', ['-n', '-c', code], {
    encoding: 'utf8',
  });
  // Where there is no bash, its syntax is left to a machine that has it.
  if (error) return [];
  const [, line = '1', text = ''] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return stderr.trim() === '' ? [] : [{ line: Number(line), text: text || stderr.trim() }];
}

const parsers: Readonly<Record<string, (code: string, title: string | null) => BlockProblem[]>> = {
  json: parseJson,
  css: (code) => parseWithEsbuild(code, 'css'),
  yaml: parseYamlBlock,
  html: parseHtml,
  bash: parseShell,
};

/** What is wrong with text of a language, and what to do. @param what the text is, as "The block". */
export function toInvalidMessage(what: string, language: string, text: string): string {
  const sentence = language === 'css' && text.endsWith('?') ? text : text.replace(/\.?$/, '.');
  return `${what} is no valid ${language}: ${sentence} Correct it.`;
}

/** Lines of a diff that start with none of its three signs. */
function checkDiffSigns({ page, fenceLine }: Snippet): ContentError[] {
  const fence = page.body.fences.find(({ line }) => line === fenceLine);
  if (fence?.value.language !== 'diff') return [];
  return fence.value.code.split('\n').flatMap((text, index) =>
    text === '' || /^[-+ ]/.test(text)
      ? []
      : [
          {
            file: page.file,
            line: fenceLine + 1 + index,
            message: `A line of a diff starts with "${text.charAt(0)}". Start it with "+", "-" or a space.`,
          },
        ],
  );
}

/** Parses the blocks that are no programs: JSON, YAML, CSS, HTML and shell; and looks at the signs of diffs. */
export function checkDataBlocks(snippets: readonly Snippet[]): ContentError[] {
  return snippets.flatMap((snippet) => {
    const problems =
      snippet.noCheck === null ? parsers[snippet.language]?.(snippet.code, snippet.title) : [];
    return [
      ...checkDiffSigns(snippet),
      ...(problems ?? []).map(({ line, text }) => ({
        file: snippet.page.file,
        line: snippet.toLine(line),
        message: toInvalidMessage('The block', snippet.language, text),
      })),
    ];
  });
}
