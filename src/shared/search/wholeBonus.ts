import type { NameIndex } from './NameIndex';
import { matchMistyped, mistypedWhole } from './matchWord';
import type { SearchEntry } from './names';
import { toCompact } from './words';

/**
 * What is added to a score where a name of the entry is all that was asked for. A component's own page gets most, its
 * API page comes next; pages of the same name, and others that mention the component, come later.
 */
const bonuses = {
  ownPage: 2.2,
  api: 2.15,
  name: 2,
  plural: 1.85,
  typo: 1.82,
  alias: 1.81,
  keyword: 1.8,
  otherPage: 1,
  start: 0.3,
} as const;

/** From here on, a bonus says that the entry is what was asked for. */
export const leastWhole = bonuses.keyword;

/** From here on, a bonus says that it was asked for by a name, not by a keyword only. */
export const leastName = bonuses.alias;

/** What was asked for. */
export interface Asked {
  /** As names without spaces, see `SearchQuery.wholes`. */
  wholes: readonly string[];
  isMistyped: boolean;
  /** Numbers of documents that have it as a keyword. */
  keywordDocuments: ReadonlySet<number>;
}

/** Whether one of them is the other with an `s`, whichever it is. */
export function isPluralOf(a: string, b: string): boolean {
  return a === `${b}s` || b === `${a}s`;
}

function toNameBonus(compact: string, { wholes, isMistyped }: Asked): number {
  if (wholes.includes(compact)) return bonuses.name;
  if (wholes.some((whole) => isPluralOf(whole, compact))) return bonuses.plural;
  if (isMistyped && wholes.some((whole) => matchMistyped(whole, compact) >= mistypedWhole))
    return bonuses.typo;
  return wholes.some((whole) => compact.startsWith(whole)) ? bonuses.start : 0;
}

/** Bonus of a document by its name or by the others that it has: components, keywords, its product's name. */
export function toDocumentBonus(index: NameIndex, number: number, asked: Asked): number {
  const document = index.names.documents.get(number);
  const compact = index.toCompactName(number);
  // `The sx prop` is the page of whoever asks for `sx`.
  const byName = Math.max(
    toNameBonus(compact, asked),
    asked.wholes.includes(compact.replace(/prop$/, '')) ? bonuses.name : 0,
  );
  if (!document) return byName;
  if (byName === bonuses.name && index.names.entries[number]?.kind === 'api') return bonuses.api;
  const isAsked = (name: string) => asked.wholes.includes(toCompact(name));
  const component = document.components.find(isAsked);
  const isOwnPage = component !== undefined && index.isOwnPage(number, component);
  return Math.max(
    byName,
    isOwnPage ? bonuses.ownPage : 0,
    component === undefined ? 0 : bonuses.otherPage,
    document.aliases.some(isAsked) ? bonuses.alias : 0,
    asked.keywordDocuments.has(number) ? bonuses.keyword : 0,
  );
}

/** Bonus of a heading or prop by its name; with that of its document before it, it is just what was asked for. */
export function toPartBonus(
  index: NameIndex,
  compact: string,
  { kind, document }: SearchEntry,
  asked: Asked,
) {
  const isQualified = asked.wholes.includes(index.toCompactName(document) + compact);
  const bonus = isQualified ? bonuses.name : toNameBonus(compact, asked);
  // `colors` are a page's subject; whoever means the prop types `color`.
  const isPluralProp = kind === 'prop' && bonus === bonuses.plural;
  return { bonus: isPluralProp ? bonuses.start : bonus, isQualified };
}

/**
 * Bonus of the page of a component that some words of the query name: where it has the others among its names and keywords, or in its
 * text; and of a section that has the others.
 */
export const aboutBonus = { name: 1.8, section: 1.7, text: 1 } as const;
