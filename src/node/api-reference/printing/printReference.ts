import ts from 'typescript';
import { isPlatformFile, packageOf } from '../packageOf';
import { helperTypes } from './helperTypes';
import { printNode } from './printNode';
import { isSynthetic, resolveName, toSpaced, type PrintState, type Scope } from './printState';
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
  for (let index = printed.length - 1; index >= 0; index -= 1) {
    const text = declaration?.typeParameters?.[index]?.default?.getText();
    const given = printed[index]?.replace(/\bReact\./g, '');
    // React names the DOM's events `NativeMouseEvent` and so on.
    const isDefault = text !== undefined && [given, `Native${given}`].includes(toSpaced(text));
    // What the checker could not infer it spells out as `any` or `unknown`.
    const argument = typeArguments[index];
    const isUninferred =
      argument && isSynthetic(argument) && ['any', 'unknown'].includes(printed[index] ?? '');
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
