import { getFormattedTokens, type Options } from 'sucrase';
import { EditedCodeError } from './EditedCodeError';

interface Token {
  /** As sucrase calls it. */
  label: string;
  line: number;
  text: string;
}

interface Tag {
  name: string;
  line: number;
}

const row = /^(\d+):(\d+)-(\d+):(\d+) +(\S+)/;

/** sucrase shows its tokens as a table only, with long names cut; they are read where the table says they stand. */
function readTokens(code: string, options: Options): Token[] {
  const lines = code.split('\n');
  return getFormattedTokens(code, options)
    .split('\n')
    .flatMap((text) => {
      const [, line = '', column = '', endLine = '', endColumn = '', label = ''] =
        row.exec(text) ?? [];
      if (label === '') return [];
      const end = line === endLine ? Number(endColumn) - 1 : undefined;
      const written = lines[Number(line) - 1]?.slice(Number(column) - 1, end) ?? '';
      return [{ label, line: Number(line), text: written }];
    });
}

/** Name of the tag whose name begins at a token; empty for a fragment. */
function readName(tokens: readonly Token[], start: number): string {
  if (tokens[start]?.label !== 'jsxName') return '';
  let end = start + 1;
  // The parts of `Menu.Item`; what comes after the last one is an attribute.
  while (tokens[end]?.label === '.') end += 2;
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join('');
}

/** Sucrase takes any closing tag for any element. @throws EditedCodeError for one with another name. */
export function checkClosingTags(code: string, options: Options): void {
  const tokens = readTokens(code, options);
  const open: Tag[] = [];
  tokens.forEach(({ label, line }, index) => {
    if (label === 'jsxTagEnd') {
      const isSelfClosing =
        tokens[index - 1]?.label === '/' && tokens[index - 2]?.label !== 'jsxTagStart';
      if (isSelfClosing) open.pop();
    }
    if (label !== 'jsxTagStart') return;
    if (tokens[index + 1]?.label !== '/') {
      open.push({ name: readName(tokens, index + 1), line });
      return;
    }
    const name = readName(tokens, index + 2);
    const opened = open.pop();
    if (!opened || opened.name === name) return;
    const message = `</${name}> cannot close the <${opened.name}> of line ${opened.line}. Write </${opened.name}>.`;
    throw new EditedCodeError(message, line);
  });
}
