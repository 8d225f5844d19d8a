import ts from 'typescript';
import type { ExtractedMember } from './extractedReference';
import { printNode } from './printing/printNode';
import { createPrintState, type PrintContext } from './printing/printState';

function printTypeParameter(
  context: PrintContext,
  { name, constraint, default: standard }: ts.TypeParameterDeclaration,
): string {
  const state = createPrintState(context);
  const bound = constraint ? ` extends ${printNode(state, constraint).text}` : '';
  const fallback = standard ? ` = ${printNode(state, standard).text}` : '';
  return `${name.text}${bound}${fallback}`;
}

/** The type parameters of functions, each name once. */
function listTypeParameters(signatures: readonly ts.Signature[]): ts.TypeParameterDeclaration[] {
  const declarations = signatures.flatMap(({ typeParameters = [] }) =>
    typeParameters.flatMap(({ symbol }) => symbol.declarations ?? []),
  );
  return [
    ...new Map(
      declarations.filter(ts.isTypeParameterDeclaration).map((item) => [item.name.text, item]),
    ).values(),
  ];
}

/** As they are declared: `R extends GridValidRowModel = any`. */
export function printTypeParameters(
  context: PrintContext,
  declared: readonly ts.TypeParameterDeclaration[],
): string[] {
  return declared.map((parameter) => printTypeParameter(context, parameter));
}

/** Those of a function that readers meet in the types of its members, as they are declared. */
export function readMetTypeParameters(
  context: PrintContext,
  signatures: readonly ts.Signature[],
  members: readonly Pick<ExtractedMember, 'type'>[],
): string[] {
  const words = new Set(
    members.flatMap(({ type }) => type.replace(/'[^']*'/g, '').match(/\w+/g) ?? []),
  );
  return printTypeParameters(
    context,
    listTypeParameters(signatures).filter(({ name }) => words.has(name.text)),
  );
}
