import ts from 'typescript';
import { isPlatformFile } from './packageOf';
import { printDeclaration, printNode, printTypeOf } from './printing/printNode';
import { adopt, createPrintState, type PrintContext, type PrintState } from './printing/printState';
import { toUnion, withoutMembers, type TypePiece } from './printing/typePiece';

/**
 * Types as a reader reads them. What is declared comes first, because it keeps names that the checker dissolves
 * (`React.ReactNode`) and the order of unions; where a declaration depends on type parameters from outside, the checker's
 * type is printed.
 */
export interface PrintedType {
  text: string;
  /** Named types in the text, each with the npm name of the package that declares it. */
  references: Record<string, string>;
  /** Sentences about helper types in it, Markdown. */
  notes: string[];
}

function toPrinted({ references, notes, augmented }: PrintState, { text }: TypePiece): PrintedType {
  const names = [...augmented].map((name) => `\`${name}\``).join(' or ');
  const augmentation = `Other values can be allowed by augmenting the interface ${names}.`;
  return { text, references, notes: [...notes, ...(names ? [augmentation] : [])] };
}

/** What a type parameter may be at most, which says more than its name (`component: C extends React.ElementType`). */
function printBound(state: PrintState, type: ts.Type): TypePiece | null {
  if (!(type.flags & ts.TypeFlags.TypeParameter)) return null;
  const declaration = type.symbol?.declarations?.find(ts.isTypeParameterDeclaration);
  return declaration?.constraint ? printNode(state, declaration.constraint) : null;
}

function printBounded(state: PrintState, type: ts.Type): TypePiece {
  const parts = type.isUnion() ? type.types : [type];
  const bounds = parts.map((part) => printBound(state, part));
  if (bounds.every((bound) => bound === null)) return printTypeOf(state, type);
  return toUnion(parts.map((part, index) => bounds[index] ?? printTypeOf(state, part)));
}

/** A type with what was met in it. */
interface StatedPiece {
  state: PrintState;
  piece: TypePiece;
}

function printOneSymbol(context: PrintContext, symbol: ts.Symbol): StatedPiece {
  const all = symbol.declarations ?? [];
  // What a package declares narrows what React or the DOM declares under the same name.
  const own = all.filter((declaration) => !isPlatformFile(declaration.getSourceFile().fileName));
  const declarations = own.length > 0 ? own : all;
  const printed = declarations.map((declaration): StatedPiece | null => {
    const state = createPrintState(context);
    const piece = printDeclaration(state, declaration);
    return piece && !state.hasFreeParameter ? { state, piece } : null;
  });
  const [first] = printed;
  if (first && printed.every((item) => item?.piece.text === first.piece.text)) return first;
  const state = createPrintState(context);
  return { state, piece: printBounded(state, context.checker.getTypeOfSymbol(symbol)) };
}

/**
 * Type of a member or parameter; `undefined` is left out where the question mark says it.
 * @param symbols the member in each type of a union that has it.
 */
export function printSymbolTypes(
  context: PrintContext,
  symbols: readonly ts.Symbol[],
  isOptional: boolean,
): PrintedType {
  const dropped = isOptional ? ['undefined'] : [];
  const state = createPrintState(context);
  const pieces = symbols.map((symbol) => {
    const printed = printOneSymbol(context, symbol);
    adopt(state, printed.state);
    return printed.piece;
  });
  return toPrinted(state, withoutMembers(toUnion(pieces), dropped));
}

/** A type as the checker knows it. */
export function printType(context: PrintContext, type: ts.Type): PrintedType {
  const state = createPrintState(context);
  return toPrinted(state, printTypeOf(state, type));
}

/** How a function is called. */
export function printSignature(context: PrintContext, signature: ts.Signature): PrintedType {
  const state = createPrintState(context);
  const { checker } = context;
  const generics = (signature.typeParameters ?? []).map((parameter) => parameter.symbol.name);
  const parameters = signature.parameters.map((parameter) => {
    const node = parameter.valueDeclaration;
    const isParameter = node !== undefined && ts.isParameter(node);
    const isOptional = isParameter && checker.isOptionalParameter(node);
    const dots = isParameter && node.dotDotDotToken ? '...' : '';
    const printed = printSymbolTypes(context, [parameter], isOptional);
    Object.assign(state.references, printed.references);
    return `${dots}${parameter.name}${isOptional ? '?' : ''}: ${printed.text}`;
  });
  const declared = signature.declaration?.type;
  const result =
    declared && ts.isTypeNode(declared)
      ? printNode(state, declared)
      : printTypeOf(state, signature.getReturnType());
  const prefix = generics.length > 0 ? `<${generics.join(', ')}>` : '';
  const text = `${prefix}(${parameters.join(', ')}) => ${result.text}`;
  return { text, references: state.references, notes: [] };
}
