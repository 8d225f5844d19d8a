import ts from 'typescript';
import { printMember, printSignatureNode, toMembersText } from './printMembers';
import { getKeywords, printLiterals, printNode } from './printNode';
import type { ReferenceNode } from './printReference';
import {
  adopt,
  createPrintState,
  isSynthetic,
  getNodeFlags,
  outerScope,
  type PrintState,
  type Scope,
} from './printState';
import { toAtom, toUnion, type TypePiece } from './typePiece';

/** A named type whose text is longer than this keeps its name, unless it is a union of literals. */
const maxWrittenOut = 110;
/** The same for functions and unions, whose parts say more than a name. */
const maxParts = 200;
/** The same for unions of literals among arguments, which would hide the shape of the whole. */
const maxNested = 140;
/** A union of literals with more members keeps its name. */
const maxUnionMembers = 24;
/** An object type with more members keeps its name. */
const maxObjectMembers = 4;
const maxDepth = 8;
const literalText =
  /^('(?:[^'\\]|\\.)*'|-?\d[\d.]*|true|false|boolean|string|number|null|undefined)$/;

/** Aliases of objects and of computed types keep their names; unions, functions, arrays and other names are read better as they are. */
function isReadableAlias(node: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(node)) return isReadableAlias(node.type);
  return (
    ts.isUnionTypeNode(node) ||
    ts.isFunctionTypeNode(node) ||
    ts.isTypeReferenceNode(node) ||
    ts.isArrayTypeNode(node) ||
    ts.isLiteralTypeNode(node) ||
    ts.isIndexedAccessTypeNode(node) ||
    ts.isTypeOperatorNode(node) ||
    getKeywords().has(node.kind)
  );
}

/** Members of an object type that has nothing else: no type parameters, base types, methods or index. */
function findObjectMembers(declaration: ts.Declaration): readonly ts.PropertySignature[] | null {
  const isNamedObject =
    ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  if (!isNamedObject || declaration.typeParameters) return null;
  if (ts.isInterfaceDeclaration(declaration) && declaration.heritageClauses) return null;
  const body = ts.isInterfaceDeclaration(declaration) ? declaration : declaration.type;
  if (!ts.isInterfaceDeclaration(body) && !ts.isTypeLiteralNode(body)) return null;
  const members = [...body.members];
  return members.every(ts.isPropertySignature) ? members : null;
}

/** `{ top: number; left: number }` in place of the name of a small object type. */
function writeOutObject(state: PrintState, symbol: ts.Symbol, scope: Scope): TypePiece | null {
  // The keys of classes and their meanings have a section of their own.
  if (symbol.name.endsWith('Classes')) return null;
  const [declaration, ...others] = symbol.declarations ?? [];
  const members = declaration && others.length === 0 ? findObjectMembers(declaration) : null;
  if (!members || members.length === 0 || members.length > maxObjectMembers) return null;
  const part = createPrintState(state.context);
  const inner = { ...outerScope, isNested: true, writtenOut: [...scope.writtenOut, symbol] };
  const text = toMembersText(members.map((member) => printMember(part, member, inner)));
  if (part.hasFreeParameter || text.length > maxWrittenOut) return null;
  adopt(state, part);
  return toAtom(text);
}

/** The one call signature that an alias such as `GridEventListener<'rowClick'>` comes to. */
function writeOutFunction(state: PrintState, type: ts.Type): TypePiece | null {
  const { checker } = state.context;
  const isFunction =
    type.getCallSignatures().length === 1 && checker.getPropertiesOfType(type).length === 0;
  if (!isFunction) return null;
  const flags = getNodeFlags() | ts.NodeBuilderFlags.InTypeAlias;
  const node = checker.typeToTypeNode(type, undefined, flags);
  if (!node || !ts.isFunctionTypeNode(node)) return null;
  const part = createPrintState(state.context);
  const piece = printSignatureNode(part, node, outerScope);
  if (part.hasFreeParameter || piece.text.length > maxParts) return null;
  adopt(state, part);
  return piece;
}

/** What the type parameters of an alias stand for in a reference to it. */
function bindParameters(
  state: PrintState,
  declaration: ts.TypeAliasDeclaration,
  node: ReferenceNode,
  scope: Scope,
): Map<ts.Symbol, TypePiece> {
  const parameters = new Map<ts.Symbol, TypePiece>();
  declaration.typeParameters?.forEach((parameter, index) => {
    const given = node.typeArguments?.[index];
    const own = state.context.checker.getSymbolAtLocation(parameter.name);
    const piece = given
      ? printNode(state, given, scope)
      : parameter.default
        ? printNode(state, parameter.default, { ...scope, parameters })
        : toAtom(parameter.name.text);
    if (own) parameters.set(own, piece);
  });
  return parameters;
}

/** Whether the text of an alias is read better than its name. */
function isReadable(piece: TypePiece, declared: ts.TypeNode, { isNested }: Scope): boolean {
  const { length } = piece.text;
  const members = piece.kind === 'union' ? piece.members : [piece];
  if (members.every(({ text }) => literalText.test(text))) {
    return members.length <= maxUnionMembers && (!isNested || length <= maxNested);
  }
  // `type ButtonOwnerState = Simplify<…>`: the alias is the better name.
  if (piece.kind === 'atom' && ts.isTypeReferenceNode(declared)) return false;
  const isOfParts = ts.isFunctionTypeNode(declared) || ts.isUnionTypeNode(declared);
  return length <= (isOfParts ? maxParts : maxWrittenOut);
}

function writeOutAlias(
  state: PrintState,
  node: ReferenceNode,
  symbol: ts.Symbol,
  declaration: ts.TypeAliasDeclaration,
  scope: Scope,
): TypePiece | null {
  const declared = declaration.type;
  const isComputed = !ts.isUnionTypeNode(declared) && !ts.isTypeReferenceNode(declared);
  if (!isSynthetic(node)) {
    const type = state.context.checker.getTypeFromTypeNode(node);
    const literals = isComputed ? printLiterals(state, type) : null;
    if (literals && isReadable(literals, declared, scope)) return literals;
    const isGenericFunction = ts.isFunctionTypeNode(declared) && node.typeArguments;
    const resolved = isGenericFunction ? writeOutFunction(state, type) : null;
    if (resolved) return resolved;
  }
  if (!isReadableAlias(declared)) return null;
  const part = createPrintState(state.context);
  const piece = printNode(part, declared, {
    parameters: bindParameters(state, declaration, node, scope),
    writtenOut: [...scope.writtenOut, symbol],
    isNested: scope.isNested,
  });
  if (!isReadable(piece, declared, scope)) return null;
  adopt(state, part);
  state.hasFreeParameter ||= part.hasFreeParameter;
  return piece;
}

/** `Direction.Up | Direction.Down` in place of the name of an enum: TypeScript takes its members only, and not their values. */
function writeOutEnum(symbol: ts.Symbol): TypePiece | null {
  const declaration = symbol.declarations?.find(ts.isEnumDeclaration);
  const members = declaration?.members ?? [];
  if (members.length === 0 || members.length > maxObjectMembers) return null;
  return toUnion(members.map(({ name }) => toAtom(`${symbol.name}.${name.getText()}`)));
}

/** What a named type stands for, where that is short enough to be read in its place; `null` where the name is better. */
export function writeOut(
  state: PrintState,
  node: ReferenceNode,
  symbol: ts.Symbol,
  scope: Scope,
): TypePiece | null {
  if (scope.writtenOut.includes(symbol) || scope.writtenOut.length > maxDepth) return null;
  const parts = writeOutObject(state, symbol, scope) ?? writeOutEnum(symbol);
  if (parts) return parts;
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  return declaration ? writeOutAlias(state, node, symbol, declaration, scope) : null;
}
