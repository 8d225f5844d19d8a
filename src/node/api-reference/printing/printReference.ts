import ts from 'typescript';
import { isPlatformFile, packageOf } from '../packageOf';
import { helperTypes } from './helperTypes';
import { printNode } from './printNode';
import {
  createPrintState,
  getNodeFlags,
  isSynthetic,
  resolveName,
  toSpaced,
  type PrintState,
  type Scope,
} from './printState';
import { toArray, toAtom, toOperator, withoutMembers, type TypePiece } from './typePiece';
import { writeOut } from './writeOut';

/** A node that names a type. */
export type ReferenceNode =
  ts.TypeReferenceNode | ts.ExpressionWithTypeArguments | ts.ImportTypeNode;

function toShortName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : name.right.text;
}

/** `React.` and `JSX.` for what is React's; a qualifier as written otherwise, modules left out. */
function toQualifier(
  state: PrintState,
  name: ts.EntityName,
  symbol: ts.Symbol | undefined,
  file: string,
): string {
  // The namespace that a symbol lies in is not public.
  const parent = symbol && (symbol as { parent?: ts.Symbol }).parent?.name;
  const isReact = packageOf(file) === '@types/react' && (parent === 'React' || parent === 'JSX');
  if (isReact) return `${parent}.`;
  if (ts.isIdentifier(name)) return '';
  const left = resolveName(state, name.left);
  const isModule = left && left.flags & ts.SymbolFlags.ValueModule && /["/]/.test(left.name);
  return isModule ? '' : `${toShortName(name.left)}.`;
}

/** Without what says nothing of a type: whose namespace it is in, and arguments that can be anything. */
function toComparable(text: string): string {
  return text.replace(/\bReact\./g, '').replace(/<(?:any|unknown)(?:, (?:any|unknown))*>/g, '');
}

/** How the default of a type parameter may be printed: as written, with what its name stands for, and as the checker spells it out. */
function printDefaults(
  { context }: PrintState,
  { default: written }: ts.TypeParameterDeclaration,
  scope: Scope,
): string[] {
  if (!written) return [];
  const { checker } = context;
  const flags = getNodeFlags() | ts.NodeBuilderFlags.InTypeAlias;
  const spelledOut = checker.typeToTypeNode(checker.getTypeFromTypeNode(written), undefined, flags);
  const nodes = [written, ...(spelledOut ? [spelledOut] : [])];
  return [
    toSpaced(written.getText()),
    ...nodes.map((node) => printNode(createPrintState(context), node, scope).text),
  ].map(toComparable);
}

/** Type arguments without those at the end that are the defaults, which the checker spells out. */
function printArguments(
  state: PrintState,
  node: ReferenceNode,
  symbol: ts.Symbol | undefined,
  scope: Scope,
): string[] {
  const { typeArguments = [] } = node;
  const inner = { ...scope, isNested: true };
  const printed = typeArguments.map((argument) => printNode(state, argument, inner).text);
  const declaration = symbol?.declarations?.find(
    (item) => ts.isInterfaceDeclaration(item) || ts.isTypeAliasDeclaration(item),
  );
  const declared = declaration?.typeParameters ?? [];
  const parameters = new Map(scope.parameters);
  declared.forEach(({ name }, index) => {
    const own = state.context.checker.getSymbolAtLocation(name);
    if (own) parameters.set(own, toAtom(printed[index] ?? name.text));
  });
  for (let index = printed.length - 1; index >= 0; index -= 1) {
    const parameter = declared[index];
    const given = toComparable(printed[index] ?? '');
    const defaults = parameter ? printDefaults(state, parameter, { ...inner, parameters }) : [];
    // React names the DOM's events `NativeMouseEvent` and so on.
    const isDefault = [given, `Native${given}`].some((text) => defaults.includes(text));
    // What the checker could not infer it spells out as `any` or `unknown`.
    const argument = typeArguments[index];
    const isUninferred = argument && isSynthetic(argument) && ['any', 'unknown'].includes(given);
    if (!isDefault && !isUninferred) break;
    printed.pop();
  }
  return printed;
}

/** Prints the name of a type, or what it stands for where that is read better. */
export function printReference(
  state: PrintState,
  node: ReferenceNode,
  name: ts.EntityName,
  scope: Scope,
): TypePiece {
  const symbol = resolveName(state, name);
  const shortName = toShortName(name);
  if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
    const substitute = scope.parameters.get(symbol);
    if (!substitute) state.hasFreeParameter = true;
    return substitute ?? toAtom(shortName);
  }
  const printArgument = (index: number) => {
    const given = node.typeArguments?.[index];
    return given ? printNode(state, given, scope) : undefined;
  };
  if (shortName === 'Array') return toArray(printArgument(0) ?? toAtom('any'));
  if (shortName === 'ReadonlyArray') {
    return toOperator(`readonly ${toArray(printArgument(0) ?? toAtom('any')).text}`);
  }
  const helper = helperTypes[shortName]?.(printArgument);
  if (helper?.note) state.notes.add(helper.note);
  if (helper?.augmented) state.augmented.add(helper.augmented);
  if (helper?.piece) return withoutMembers(helper.piece, ['undefined']);

  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  const isOwn = !isPlatformFile(file);
  if (symbol && !helper && isOwn && !state.context.pageNames.has(shortName)) {
    const writtenOut = writeOut(state, node, symbol, scope);
    if (writtenOut) return writtenOut;
  }
  const owner = packageOf(file);
  if (owner && isOwn) state.references[shortName] = owner;
  const printed = printArguments(state, node, symbol, scope);
  const suffix = printed.length > 0 ? `<${printed.join(', ')}>` : '';
  return toAtom(`${toQualifier(state, name, symbol, file)}${shortName}${suffix}`);
}
