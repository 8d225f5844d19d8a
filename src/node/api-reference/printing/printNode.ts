import ts from 'typescript';
import { once } from '../../../shared/once';
import { printMembers, printSignatureNode } from './printMembers';
import { toConditionNote } from './helperTypes';
import { printReference } from './printReference';
import {
  adopt,
  createPrintState,
  isSynthetic,
  getNodeFlags,
  outerScope,
  resolveName,
  toQuoted,
  toSpaced,
  type PrintState,
  type Scope,
} from './printState';
import {
  toArray,
  toAtom,
  toFunction,
  toIntersection,
  toOperator,
  toUnion,
  type TypePiece,
} from './typePiece';

/** A union of literals with more members keeps its name. */
const maxUnionMembers = 24;

/** How types are written that are one word. */
export const getKeywords = once(
  (): ReadonlyMap<ts.SyntaxKind, string> =>
    new Map([
      [ts.SyntaxKind.AnyKeyword, 'any'],
      [ts.SyntaxKind.UnknownKeyword, 'unknown'],
      [ts.SyntaxKind.NumberKeyword, 'number'],
      [ts.SyntaxKind.BigIntKeyword, 'bigint'],
      [ts.SyntaxKind.ObjectKeyword, 'object'],
      [ts.SyntaxKind.BooleanKeyword, 'boolean'],
      [ts.SyntaxKind.StringKeyword, 'string'],
      [ts.SyntaxKind.SymbolKeyword, 'symbol'],
      [ts.SyntaxKind.VoidKeyword, 'void'],
      [ts.SyntaxKind.UndefinedKeyword, 'undefined'],
      [ts.SyntaxKind.NeverKeyword, 'never'],
      [ts.SyntaxKind.ThisType, 'this'],
    ]),
);

const getPrimitives = once(
  () =>
    ts.TypeFlags.BooleanLiteral |
    ts.TypeFlags.String |
    ts.TypeFlags.Number |
    ts.TypeFlags.Boolean |
    ts.TypeFlags.Null |
    ts.TypeFlags.Undefined,
);

/** A union of literals and primitives as such; `null` for anything else, and for more than fit. */
export function printLiterals({ context }: PrintState, type: ts.Type): TypePiece | null {
  const members = type.isUnion() ? type.types : [type];
  if (members.length > maxUnionMembers) return null;
  const pieces: TypePiece[] = [];
  for (const member of members) {
    if (member.isStringLiteral()) pieces.push(toAtom(toQuoted(member.value)));
    else if (member.isNumberLiteral()) pieces.push(toAtom(String(member.value)));
    else if (member.flags & getPrimitives())
      pieces.push(toAtom(context.checker.typeToString(member)));
    else return null;
  }
  return toUnion(pieces);
}

/** A type as the checker knows it. */
export function printTypeOf(
  state: PrintState,
  type: ts.Type,
  scope: Scope = outerScope,
): TypePiece {
  const node = state.context.checker.typeToTypeNode(type, undefined, getNodeFlags());
  return node ? printNode(state, node, scope) : toAtom('unknown');
}

function printLiteral(node: ts.LiteralTypeNode): TypePiece {
  const { literal } = node;
  if (ts.isStringLiteral(literal) || ts.isNoSubstitutionTemplateLiteral(literal)) {
    return toAtom(toQuoted(literal.text));
  }
  if (literal.kind === ts.SyntaxKind.NullKeyword) return toAtom('null');
  if (literal.kind === ts.SyntaxKind.TrueKeyword) return toAtom('true');
  if (literal.kind === ts.SyntaxKind.FalseKeyword) return toAtom('false');
  if (ts.isNumericLiteral(literal)) return toAtom(literal.text);
  if (ts.isPrefixUnaryExpression(literal) && ts.isNumericLiteral(literal.operand)) {
    return toAtom(`-${literal.operand.text}`);
  }
  return toAtom(isSynthetic(node) ? 'unknown' : node.getText());
}

function printOperator(state: PrintState, node: ts.TypeOperatorNode, scope: Scope): TypePiece {
  const inner = () => printNode(state, node.type, scope).text;
  if (node.operator === ts.SyntaxKind.ReadonlyKeyword) return toOperator(`readonly ${inner()}`);
  if (node.operator !== ts.SyntaxKind.KeyOfKeyword) return toOperator(`unique ${inner()}`);
  const literals = isSynthetic(node)
    ? null
    : printLiterals(state, state.context.checker.getTypeFromTypeNode(node));
  return literals ?? toOperator(`keyof ${inner()}`);
}

/** The type that a member's or parameter's declaration names; `null` where it names none. */
export function printDeclaration(
  state: PrintState,
  declaration: ts.Declaration,
  scope: Scope = outerScope,
): TypePiece | null {
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) {
    return printSignatureNode(state, declaration, scope);
  }
  const isTyped =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isParameter(declaration);
  return isTyped && declaration.type ? printNode(state, declaration.type, scope) : null;
}

/** The declared type of a member, where it does not depend on type parameters from outside. */
function printDeclaredMember(state: PrintState, member: ts.Symbol, scope: Scope): TypePiece | null {
  const pieces = new Map<string, TypePiece>();
  for (const declaration of member.declarations ?? []) {
    const part = createPrintState(state.context);
    const piece = printDeclaration(part, declaration, scope);
    if (!piece || part.hasFreeParameter) return null;
    pieces.set(piece.text, piece);
    adopt(state, part);
  }
  const [piece] = pieces.values();
  return pieces.size === 1 && piece ? piece : null;
}

/** `ModalProps['onClose']` is printed as the type of that member. */
function printIndexedAccess(
  state: PrintState,
  node: ts.IndexedAccessTypeNode,
  scope: Scope,
): TypePiece {
  const { checker } = state.context;
  const key =
    ts.isLiteralTypeNode(node.indexType) && ts.isStringLiteral(node.indexType.literal)
      ? node.indexType.literal.text
      : null;
  const member =
    isSynthetic(node) || key === null
      ? undefined
      : checker.getPropertyOfType(checker.getTypeFromTypeNode(node.objectType), key);
  if (member) {
    return (
      printDeclaredMember(state, member, scope) ??
      printTypeOf(state, checker.getTypeOfSymbol(member), scope)
    );
  }
  const object = printNode(state, node.objectType, scope).text;
  return toAtom(`${object}[${printNode(state, node.indexType, scope).text}]`);
}

function findFreeParameters(state: PrintState, node: ts.Node, scope: Scope): void {
  if (ts.isTypeReferenceNode(node)) {
    const symbol = resolveName(state, node.typeName);
    const isParameter = symbol && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
    if (isParameter && !scope.parameters.has(symbol)) state.hasFreeParameter = true;
  }
  ts.forEachChild(node, (child) => {
    findFreeParameters(state, child, scope);
  });
}

function noteCondition(state: PrintState, node: ts.ConditionalTypeNode, scope: Scope): void {
  const print = (part: ts.TypeNode) => printNode(createPrintState(state.context), part, scope).text;
  state.notes.add(
    toConditionNote({
      type: print(node.checkType),
      condition: print(node.extendsType),
      whenTrue: print(node.trueType),
      whenFalse: print(node.falseType),
    }),
  );
}

/** What the checker makes of a node that has no readable form of its own: a small union, or its text. */
function printResolved(state: PrintState, node: ts.TypeNode, scope: Scope): TypePiece {
  if (ts.isConditionalTypeNode(node)) noteCondition(state, node, scope);
  if (isSynthetic(node)) {
    const printer = ts.createPrinter({ removeComments: true });
    const file = ts.createSourceFile('type.ts', '', ts.ScriptTarget.ES2022);
    return toOperator(toSpaced(printer.printNode(ts.EmitHint.Unspecified, node, file)));
  }
  const literals = printLiterals(state, state.context.checker.getTypeFromTypeNode(node));
  if (literals) return literals;
  findFreeParameters(state, node, scope);
  return toOperator(toSpaced(node.getText()));
}

/** Prints one node of a type. */
export function printNode(
  state: PrintState,
  node: ts.TypeNode,
  scope: Scope = outerScope,
): TypePiece {
  const print = (part: ts.TypeNode) => printNode(state, part, scope);
  const keyword = getKeywords().get(node.kind);
  if (keyword) return toAtom(keyword);
  if (ts.isParenthesizedTypeNode(node)) return print(node.type);
  if (ts.isLiteralTypeNode(node)) return printLiteral(node);
  if (ts.isUnionTypeNode(node)) return toUnion(node.types.map(print));
  if (ts.isIntersectionTypeNode(node)) return toIntersection(node.types.map(print));
  if (ts.isArrayTypeNode(node)) return toArray(print(node.elementType));
  if (ts.isTupleTypeNode(node)) {
    return toAtom(`[${node.elements.map((element) => print(element).text).join(', ')}]`);
  }
  if (ts.isNamedTupleMember(node)) return print(node.type);
  if (ts.isOptionalTypeNode(node)) return toAtom(`${print(node.type).text}?`);
  if (ts.isRestTypeNode(node)) return toAtom(`...${print(node.type).text}`);
  if (ts.isFunctionTypeNode(node)) return printSignatureNode(state, node, scope);
  if (ts.isConstructorTypeNode(node)) {
    return toFunction(`new ${printSignatureNode(state, node, scope).text}`);
  }
  if (ts.isTypeLiteralNode(node)) return printMembers(state, node, scope);
  if (ts.isTypeOperatorNode(node)) return printOperator(state, node, scope);
  if (ts.isIndexedAccessTypeNode(node)) return printIndexedAccess(state, node, scope);
  if (ts.isTypeReferenceNode(node)) return printReference(state, node, node.typeName, scope);
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
    return printReference(state, node, node.expression, scope);
  }
  if (ts.isImportTypeNode(node) && node.qualifier) {
    return printReference(state, node, node.qualifier, scope);
  }
  if (ts.isTypePredicateNode(node)) return toAtom('boolean');
  return printResolved(state, node, scope);
}
