import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ApiProp, ApiReferenceData } from '../../../src/shared/apiReference';
import { readInstalledReferences } from '../../support/readInstalledReferences';

/** One page of the official reference of exactly the installed versions. */
interface OfficialPage {
  name: string;
  inherits: string | null;
  classes: string[];
  slots: { name: string; default: string | null; class: string | null }[];
  props?: Record<string, OfficialProp>;
  parameters?: Record<string, OfficialProp>;
  returnValue?: Record<string, OfficialProp>;
}

interface OfficialProp {
  type: string;
  default?: string;
  required?: boolean;
  deprecated?: boolean;
}

/** A difference that was looked at and decided for the declarations. */
interface DecidedDifference {
  /** Starts of the lines that `findDifferences` gives. */
  differences: string[];
  reason: string;
}

const fixtures = path.join(__dirname, '../../fixtures');
const facts = JSON.parse(readFileSync(path.join(fixtures, 'apiFacts.json'), 'utf8')) as Record<
  string,
  OfficialPage
>;
const decided = parse(
  readFileSync(path.join(fixtures, 'apiDifferences.yml'), 'utf8'),
) as DecidedDifference[];

/** Splits `a | { b?: c | d }` at the signs outside brackets and quotes. */
function splitUnion(type: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const character of type) {
    if (character === "'") isQuoted = !isQuoted;
    if (!isQuoted && '{[(<'.includes(character)) depth += 1;
    if (!isQuoted && '}])>'.includes(character)) depth -= 1;
    if (character === '|' && depth === 0 && !isQuoted) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** What our type has to show for a word of the official notation, which is that of PropTypes. */
const words: Readonly<Record<string, RegExp>> = {
  bool: /\bboolean\b|\btrue\b/,
  boolean: /\bboolean\b/,
  string: /\bstring\b|AriaRole/,
  number: /\bnumber\b/,
  integer: /\bnumber\b/,
  func: /=>|Handler|Listener|Fn\b|Legacy|V7|Ref\b|Ref<|ElementType|SxProps|Interpolation/,
  node: /ReactNode/,
  element: /ReactElement/,
  elementType: /ElementType|JSXElementConstructor|Component/,
  'element type': /ElementType|JSXElementConstructor|Component/,
  'HTML element': /Element/,
  ref: /Ref\b|Ref</,
  object: /[{A-Z]|\bobject\b/,
  array: /\[\]|Interpolation/,
  any: /./,
  unsupportedProp: /./,
  null: /\bnull\b/,
  true: /\btrue\b|\bboolean\b/,
  false: /\bfalse\b|\bboolean\b/,
};

function hasWord(word: string, { type, typeNoteHtml }: ApiProp): boolean {
  if (word.startsWith("'")) return type.includes(word);
  if (/^\d/.test(word)) return type.includes(word);
  if (word.startsWith('{')) return /[{A-Z]|\bobject\b/.test(type);
  if (word.startsWith('Array<')) return /\[\]|SxProps|ResponsiveStyleValue/.test(type);
  if (word === 'string' && typeNoteHtml?.includes('augmenting')) return true;
  if (/ResponsiveStyleValue|SxProps/.test(type) && word === 'object') return true;
  return words[word]?.test(type) ?? type.replace(/\s/g, '').includes(word.replace(/\s/g, ''));
}

function toLine(text: string | null | undefined): string {
  return text?.replace(/\s+/g, ' ').trim() ?? 'none';
}

function compareProps(
  place: string,
  official: Readonly<Record<string, OfficialProp>>,
  ours: readonly ApiProp[],
  isHook: boolean,
): string[] {
  return Object.entries(official).flatMap(([name, fact]): string[] => {
    const prop = ours.find((item) => item.name === name);
    const at = `${place} ${name}`;
    if (!prop) return [`${at}: missing`];
    const missing = isHook ? [] : splitUnion(fact.type).filter((word) => !hasWord(word, prop));
    return [
      ...(Boolean(fact.required) === prop.required ? [] : [`${at}: required ${prop.required}`]),
      ...(Boolean(fact.deprecated) === (prop.deprecatedHtml !== null)
        ? []
        : [`${at}: deprecated ${prop.deprecatedHtml !== null}`]),
      ...(toLine(fact.default) === toLine(prop.defaultValue)
        ? []
        : [`${at}: default ${toLine(prop.defaultValue)}, official ${toLine(fact.default)}`]),
      ...(missing.length === 0
        ? []
        : [`${at}: type ${toLine(prop.type)}, official ${missing.join(' | ')}`]),
    ];
  });
}

function findDifferences(
  pathname: string,
  official: OfficialPage,
  ours: ApiReferenceData,
): string[] {
  const inherited = ours.inherits?.name ?? null;
  return [
    ...(official.inherits === inherited ? [] : [`${pathname} inherits: ${inherited ?? 'nothing'}`]),
    ...official.classes
      .filter((key) => !ours.classes.some((item) => item.key === key))
      .map((key) => `${pathname} class ${key}: missing`),
    ...official.slots.flatMap((slot) => {
      const own = ours.slots.find(({ name }) => name === slot.name);
      const at = `${pathname} slot ${slot.name}`;
      if (!own) return [`${at}: missing`];
      return [
        ...(toLine(own.defaultElement) === toLine(slot.default)
          ? []
          : [`${at}: default ${toLine(own.defaultElement)}, official ${toLine(slot.default)}`]),
        ...(own.className === slot.class
          ? []
          : [`${at}: class ${own.className ?? 'none'}, official ${slot.class ?? 'none'}`]),
      ];
    }),
    ...compareProps(`${pathname} prop`, official.props ?? {}, ours.props, false),
    ...compareProps(`${pathname} parameter`, official.parameters ?? {}, ours.parameters, true),
    ...compareProps(`${pathname} returns`, official.returnValue ?? {}, ours.returns, true),
  ];
}

describe('the API reference and the official facts', () => {
  const pages = new Map(
    readInstalledReferences().references.map((reference) => [reference.pathname, reference]),
  );
  const differences = Object.entries(facts).flatMap(([pathname, official]) => {
    const ours = pages.get(pathname);
    return ours ? findDifferences(pathname, official, ours) : [`${pathname}: missing`];
  });
  const isMeant = (difference: string, pattern: string) =>
    new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\*/g, '.*')}$`).test(
      difference,
    );

  it('differ only where that was decided', () => {
    const patterns = decided.flatMap((item) => item.differences);
    expect(
      differences.filter((difference) => !patterns.some((pattern) => isMeant(difference, pattern))),
    ).toEqual([]);
  });

  it('has no decision that nothing needs any more', () => {
    const unused = decided
      .flatMap((item) => item.differences)
      .filter((pattern) => !differences.some((difference) => isMeant(difference, pattern)));
    expect(unused).toEqual([]);
  });
});
