/** A piece of printed code; `kind` is the class of its colour, see `codeHighlighter`. */
export interface CodeToken {
  text: string;
  kind?: 't-n' | 't-s' | 't-d';
}

type CodeLine = CodeToken[];

/** As Prettier breaks lines by default, less the indentation that JSX has in a component. */
const maxWidth = 76;

/** Of attributes that have a line each. */
const attributeIndent = 2;

const identifier = /^[A-Za-z_$][\w$]*$/;

function toString(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") || /[\\\n]/.test(text) ? json : `'${text}'`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What stands before each member of an object or array, and the member. */
function toMembers(value: object): [key: string, member: unknown][] {
  if (Array.isArray(value)) return value.map((member) => ['', member]);
  return Object.entries(value).map(([key, member]) => [
    `${identifier.test(key) ? key : toString(key)}: `,
    member,
  ]);
}

/** Whether a list of objects or of lists is in it, which takes more than one line however short it is. */
function hasRows(value: unknown): boolean {
  if (!isObject(value)) return false;
  const members: unknown[] = Object.values(value);
  const [first, second] = members;
  const areRows =
    Array.isArray(value) &&
    second !== undefined &&
    members.every(
      (member) =>
        isObject(member) &&
        Object.keys(member).length > 1 &&
        Array.isArray(member) === Array.isArray(first),
    );
  return areRows || members.some(hasRows);
}

function toLine(value: unknown): string {
  if (typeof value === 'string') return toString(value);
  if (!isObject(value)) return String(value);
  const members = toMembers(value).map(([key, member]) => key + toLine(member));
  if (Array.isArray(value)) return `[${members.join(', ')}]`;
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

/**
 * A value as source text has it, with a line for each member where one line is too long.
 * @param start where it begins in its line. @param indentation of that line.
 */
function toLiteral(value: unknown, start: number, indentation: number): string {
  const line = toLine(value);
  // One more sign stands behind it.
  if (!isObject(value) || (start + line.length < maxWidth && !hasRows(value))) return line;
  const inner = indentation + 2;
  const members = toMembers(value).map(
    ([key, member]) =>
      `${' '.repeat(inner)}${key}${toLiteral(member, inner + key.length, inner)},\n`,
  );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${members.join('')}${' '.repeat(indentation)}${close}`;
}

/** Source text that is written as it is. */
export class SourceText {
  constructor(readonly text: string) {}
}

function toAttribute(name: string, value: unknown): CodeToken[] {
  const key: CodeToken = { text: name, kind: 't-n' };
  if (value instanceof SourceText)
    return [key, { text: '={' }, { text: value.text.replaceAll('\n', '\n  ') }, { text: '}' }];
  if (value === true) return [key];
  if (typeof value === 'string') {
    // JSX strings know no escapes, and read entities.
    if (!/["&\\\n]/.test(value)) return [key, { text: '=' }, { text: `"${value}"`, kind: 't-s' }];
    return [key, { text: '={' }, { text: toString(value), kind: 't-s' }, { text: '}' }];
  }
  const isConstant = typeof value === 'number' || typeof value === 'boolean';
  // An attribute that does not fit beside the others has a line of its own.
  const text = toLiteral(value, attributeIndent + name.length + '={'.length, attributeIndent);
  const literal: CodeToken = isConstant ? { text, kind: 't-d' } : { text };
  return [key, { text: '={' }, literal, { text: '}' }];
}

/** Text between tags, or an expression where JSX would read it otherwise. */
function toText(text: string): CodeToken[] {
  if (!/[{}<>&\n]|^\s|\s$/.test(text)) return [{ text }];
  return [{ text: '{' }, { text: toString(text), kind: 't-s' }, { text: '}' }];
}

/** Endless for what has line breaks in it. */
function toWidth(line: CodeLine): number {
  return line.reduce(
    (width, { text }) => width + (text.includes('\n') ? Infinity : text.length),
    0,
  );
}

function indent(line: CodeLine): CodeLine {
  return [{ text: '  ' }, ...line];
}

interface Element {
  name: string;
  /** In the order in which they are written; `children` is not among them. */
  props: readonly (readonly [name: string, value: unknown])[];
  /** Text between the tags; empty for none. */
  children: string;
  /** Whether lines of other code will stand between the tags; `children` is empty then. */
  hasElements: boolean;
}

/**
 * An element as Prettier would print it.
 * @returns lines of tokens before and after what stands between the tags, if elements do; else all in `open`.
 */
export function printJsx({ name, props, children, hasElements }: Element): {
  open: CodeLine[];
  close: CodeLine[];
} {
  const tag: CodeToken = { text: name, kind: 't-n' };
  const attributes = props.map(([prop, value]) => toAttribute(prop, value));
  const start: CodeLine = [{ text: '<' }, tag];
  const inOneLine = [...start, ...attributes.flatMap((tokens) => [{ text: ' ' }, ...tokens])];
  const inLines = [start, ...attributes.map(indent)];
  const end: CodeLine = [{ text: '</' }, tag, { text: '>' }];

  if (children === '' && !hasElements) {
    const line = [...inOneLine, { text: ' />' }];
    return { open: toWidth(line) <= maxWidth ? [line] : [...inLines, [{ text: '/>' }]], close: [] };
  }
  const text = toText(children);
  const whole = [...inOneLine, { text: '>' }, ...text, ...end];
  const isShort = attributes.length < 2 && toWidth(whole) <= maxWidth;
  if (!hasElements && isShort) return { open: [whole], close: [] };
  const startLine = [...inOneLine, { text: '>' }];
  const open = toWidth(startLine) <= maxWidth ? [startLine] : [...inLines, [{ text: '>' }]];
  return hasElements ? { open, close: [end] } : { open: [...open, indent(text), end], close: [] };
}

/** Text of printed lines. */
export function toSource(lines: readonly CodeLine[]): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}
