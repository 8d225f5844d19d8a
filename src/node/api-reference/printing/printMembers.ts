import ts from 'typescript';
import { printNode } from './printNode';
import { isSynthetic, toQuoted, toSpaced, type PrintState, type Scope } from './printState';
import { toAtom, toFunction, withoutMembers, type TypePiece } from './typePiece';

/** An object type that the checker made up says nothing where it is longer than this. */
const maxObject = 300;
/** Members that are all of one type are printed as keys and that type where they take more than this. */
const maxAlike = 160;

export interface PrintedMember {
  name: string;
  isOptional: boolean;
  text: string;
}

function toMemberName(name: string): string {
  return /^[\w$]+$/.test(name) ? name : toQuoted(name);
}

/** `{ root?: A; track?: A }`, or `Partial<Record<'root' | 'track', A>>` where that is much shorter. */
export function toMembersText(members: readonly PrintedMember[]): string {
  if (members.length === 0) return '{}';
  const text = `{ ${members
    .map(
      ({ name, isOptional, text: type }) =>
        `${toMemberName(name)}${isOptional ? '?' : ''}: ${type}`,
    )
    .join('; ')} }`;
  const [first] = members;
  const areAlike =
    first &&
    members.length > 2 &&
    members.every(({ isOptional, text: type }) => isOptional && type === first.text);
  if (!areAlike || text.length <= maxAlike) return text;
  const keys = members.map(({ name }) => toQuoted(name)).join(' | ');
  return `Partial<Record<${keys}, ${first.text}>>`;
}

/** The type of an optional member without the `undefined` that its question mark says. */
function toShown(piece: TypePiece, isOptional: boolean): string {
  return (isOptional ? withoutMembers(piece, ['undefined']) : piece).text;
}

/** Type parameters that a signature declares stand for themselves. */
function withOwnParameters(
  { context }: PrintState,
  parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined,
  scope: Scope,
): Scope {
  if (!parameters) return scope;
  const own = new Map(scope.parameters);
  for (const { name } of parameters) {
    const symbol = isSynthetic(name)
      ? (name as { symbol?: ts.Symbol }).symbol
      : context.checker.getSymbolAtLocation(name);
    if (symbol) own.set(symbol, toAtom(name.text));
  }
  return { ...scope, parameters: own };
}

/** `(event: Event, value: number) => void`, also for methods. */
export function printSignatureNode(
  state: PrintState,
  node: ts.FunctionTypeNode | ts.ConstructorTypeNode | ts.MethodSignature | ts.MethodDeclaration,
  scope: Scope,
): TypePiece {
  const inner = { ...withOwnParameters(state, node.typeParameters, scope), isNested: true };
  const generics = (node.typeParameters ?? []).map((parameter) => parameter.name.text);
  const parameters = node.parameters.map((parameter) => {
    const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options';
    const dots = parameter.dotDotDotToken ? '...' : '';
    const isOptional = parameter.questionToken !== undefined;
    const type = parameter.type ? printNode(state, parameter.type, inner) : toAtom('any');
    return `${dots}${name}${isOptional ? '?' : ''}: ${toShown(type, isOptional)}`;
  });
  const result = node.type ? printNode(state, node.type, inner).text : 'any';
  const prefix = generics.length > 0 ? `<${generics.join(', ')}>` : '';
  return toFunction(`${prefix}(${parameters.join(', ')}) => ${result}`);
}

function readMemberName(name: ts.PropertyName): string {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name)) return name.text;
  return isSynthetic(name) ? 'key' : toSpaced(name.getText());
}

/** One property or method of an object type. */
export function printMember(
  state: PrintState,
  member: ts.PropertySignature | ts.MethodSignature,
  scope: Scope,
): PrintedMember {
  const isOptional = member.questionToken !== undefined;
  const type = ts.isMethodSignature(member)
    ? printSignatureNode(state, member, scope)
    : member.type
      ? printNode(state, member.type, scope)
      : toAtom('any');
  return { name: readMemberName(member.name), isOptional, text: toShown(type, isOptional) };
}

function printIndex(state: PrintState, node: ts.IndexSignatureDeclaration, scope: Scope): string {
  const [key] = node.parameters;
  const name = key && ts.isIdentifier(key.name) ? key.name.text : 'key';
  const keyType = key?.type ? printNode(state, key.type, scope).text : 'string';
  return `[${name}: ${keyType}]: ${printNode(state, node.type, scope).text}`;
}

/** `{ a: string; b?: number }`. */
export function printMembers(state: PrintState, node: ts.TypeLiteralNode, scope: Scope): TypePiece {
  const printed = node.members.map((member): PrintedMember | string => {
    if (ts.isIndexSignatureDeclaration(member)) return printIndex(state, member, scope);
    if (ts.isPropertySignature(member) || ts.isMethodSignature(member)) {
      return printMember(state, member, scope);
    }
    return isSynthetic(member) ? '…' : toSpaced(member.getText());
  });
  const named = printed.filter((member) => typeof member !== 'string');
  const text =
    named.length === printed.length
      ? toMembersText(named)
      : `{ ${printed
          .map((member) =>
            typeof member === 'string' ? member : toMembersText([member]).slice(2, -2),
          )
          .join('; ')} }`;
  return toAtom(isSynthetic(node) && text.length > maxObject ? 'object' : text);
}
