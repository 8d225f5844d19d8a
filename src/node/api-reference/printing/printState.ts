import ts from 'typescript';
import { once } from '../../../shared/once';
import type { TypePiece } from './typePiece';

/** What printing needs to know. */
export interface PrintContext {
  checker: ts.TypeChecker;
  /** Names of types that have a page: they are linked, never written out. */
  pageNames: ReadonlySet<string>;
}

/** What is gathered while one type is printed. */
export interface PrintState {
  context: PrintContext;
  /** Named types in the text, each with the npm name of the package that declares it. */
  references: Record<string, string>;
  /** Sentences about helper types, Markdown. */
  notes: Set<string>;
  /** Interfaces by whose augmentation other values can be allowed. */
  augmented: Set<string>;
  /** Whether a type parameter was met that nothing stands for. */
  hasFreeParameter: boolean;
}

/** Where in a type we are. */
export interface Scope {
  /** What type parameters stand for. */
  parameters: ReadonlyMap<ts.Symbol, TypePiece>;
  /** Named types that are being written out. */
  writtenOut: readonly ts.Symbol[];
  /** Whether we are inside arguments of a function or type, where long unions keep their names. */
  isNested: boolean;
}

/** Where a type is begun: no parameter has an argument, and nothing has been written out. */
export const outerScope: Scope = { parameters: new Map(), writtenOut: [], isNested: false };

/** How the checker turns its types into nodes. */
export const getNodeFlags = once(
  () =>
    ts.NodeBuilderFlags.NoTruncation |
    ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
    ts.NodeBuilderFlags.IgnoreErrors |
    ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
    ts.NodeBuilderFlags.AllowUniqueESSymbolType,
);

export function createPrintState(context: PrintContext): PrintState {
  return {
    context,
    references: {},
    notes: new Set(),
    augmented: new Set(),
    hasFreeParameter: false,
  };
}

/** Takes over what was met in a part of the type. */
export function adopt(state: PrintState, part: PrintState): void {
  Object.assign(state.references, part.references);
  part.notes.forEach((note) => state.notes.add(note));
  part.augmented.forEach((name) => state.augmented.add(name));
}

/** Nodes that the checker made are in no file. */
export function isSynthetic(node: ts.Node): boolean {
  return node.pos < 0;
}

/** What a name in a type stands for. Names in nodes that the checker made carry it; there is no public way to ask. */
export function resolveName({ context }: PrintState, name: ts.EntityName): ts.Symbol | undefined {
  const identifier = ts.isIdentifier(name) ? name : name.right;
  const symbol = isSynthetic(identifier)
    ? (identifier as { symbol?: ts.Symbol }).symbol
    : context.checker.getSymbolAtLocation(identifier);
  return symbol && symbol.flags & ts.SymbolFlags.Alias
    ? context.checker.getAliasedSymbol(symbol)
    : symbol;
}

/** A string literal in single quotes. */
export function toQuoted(text: string): string {
  return `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;
}

/** With single spaces, on one line. */
export function toSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
