import ts from 'typescript';
import { findTag, isHidden, readDoc, type DocComment } from './docComment';
import type { ExtractionContext } from './extractionContext';
import type { ExtractedMember, ExtractedReference } from './extractedReference';
import type { InstalledPackage } from './installedPackage';
import { isUnstable, type DocumentedExport } from './listExports';
import { isPlatformFile } from './packageOf';
import { toSourceFile } from './readComponent';
import { readComponentDoc, withoutLinkLists } from './readComponentDoc';
import { readMember, sortMembers } from './readMember';
import { readMetTypeParameters } from './readTypeParameters';
import type { PrintContext } from './printing/printState';
import { printSignature } from './typePrinter';

/** Whether a type is an object whose members can be listed one by one, not a list, an element or a function. */
function hasListedMembers(checker: ts.TypeChecker, type: ts.Type): boolean {
  const parts = type.isIntersection() ? type.types : [type];
  // A part that depends on type parameters has no members yet, and asking the checker for them can take seconds.
  if (!parts.every((part) => part.flags & ts.TypeFlags.Object)) return false;
  if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
  if (type.getCallSignatures().length > 0) return false;
  const declared = (type.aliasSymbol ?? type.symbol)?.declarations?.[0];
  if (declared && isPlatformFile(declared.getSourceFile().fileName)) return false;
  return checker.getPropertiesOfType(type).length > 0;
}

/** Members of an object type with their comments. */
export function readMembers(context: PrintContext, type: ts.Type): ExtractedMember[] {
  const members = context.checker.getPropertiesOfType(type).flatMap((member): ExtractedMember[] => {
    const doc = readDoc(member.declarations);
    if (isHidden(doc)) return [];
    return [readMember(context, [member], doc, (member.flags & ts.SymbolFlags.Optional) === 0)];
  });
  return sortMembers(members);
}

function readArgument(
  context: PrintContext,
  parameter: ts.Symbol,
  doc: DocComment,
): ExtractedMember {
  const declaration = parameter.valueDeclaration;
  const isOptional =
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    context.checker.isOptionalParameter(declaration);
  const tag = doc.tags.find(
    ({ name, text }) =>
      name === 'param' && new RegExp(`^(\\{.*\\}\\s*)?\\[?${parameter.name}\\b`).test(text),
  );
  const description = (tag?.text ?? '').replace(/^(\{.*\}\s*)?\S+\s*(- )?/, '');
  const none: DocComment = { description: withoutLinkLists(description), tags: [] };
  return readMember(context, [parameter], none, !isOptional);
}

/** What the declarations say about one hook: of its last call signature, which is the most general one. */
export function readHook(
  context: ExtractionContext,
  installed: InstalledPackage,
  exported: DocumentedExport,
  imports: string[],
): ExtractedReference {
  const { checker } = context;
  const signature = exported.type.getCallSignatures().at(-1);
  const [only] = signature?.parameters ?? [];
  const optionsType = only && checker.getNonNullableType(checker.getTypeOfSymbol(only));
  const takesOptions =
    signature?.parameters.length === 1 &&
    optionsType !== undefined &&
    hasListedMembers(checker, optionsType);
  const result = signature?.getReturnType();
  const givesObject = result !== undefined && hasListedMembers(checker, result);
  const parameters = takesOptions
    ? readMembers(context, optionsType)
    : (signature?.parameters ?? []).map((item) => readArgument(context, item, exported.doc));
  const returns = givesObject ? readMembers(context, result) : [];
  const callSignature =
    signature && !(takesOptions && givesObject) ? printSignature(context, signature) : null;
  return {
    name: exported.name,
    alsoNamed: [],
    kind: 'hook',
    imports,
    description: readComponentDoc(exported.doc).description,
    deprecated: findTag(exported.doc, 'deprecated'),
    unstable: isUnstable(exported),
    props: [],
    inheritedProps: [],
    typeParameters: readMetTypeParameters(context, signature ? [signature] : [], [
      ...parameters,
      ...returns,
      ...(callSignature ? [{ type: callSignature.text }] : []),
    ]),
    parameters,
    returns,
    callSignature,
    slots: [],
    classes: [],
    cssVariables: [],
    themeName: null,
    inherits: null,
    refTarget: null,
    takesSystemProps: false,
    sourceFile: toSourceFile(installed, exported.declaration),
  };
}
