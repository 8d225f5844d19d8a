import ts from 'typescript';
import { findTag, isHidden, isSaying, readDoc, type DocComment } from './docComment';
import type { ExtractionContext } from './extractionContext';
import type { ExtractedClass, ExtractedSlot } from './extractedReference';

function toUncapitalized(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Comments by slot name of types that another is computed from: `UncapitalizeObjectKeys<ButtonSlots>`. */
function collectArgumentDocs(
  { checker }: ExtractionContext,
  type: ts.Type,
): ReadonlyMap<string, DocComment> {
  const docs = new Map<string, DocComment>();
  const visit = (source: ts.Type, depth: number): void => {
    for (const member of checker.getPropertiesOfType(source)) {
      if (member.declarations?.length) {
        docs.set(toUncapitalized(member.name), readDoc(member.declarations));
      }
    }
    if (depth < 3)
      source.aliasTypeArguments?.forEach((argument) => {
        visit(argument, depth + 1);
      });
  };
  type.aliasTypeArguments?.forEach((argument) => {
    visit(argument, 0);
  });
  return docs;
}

/** Comments of the members of the interface `<Name>Slots`, for components that write the type of `slots` out. */
function collectInterfaceDocs(
  { namedTypes }: ExtractionContext,
  packageName: string,
  componentName: string,
): ReadonlyMap<string, DocComment> {
  const docs = new Map<string, DocComment>();
  for (const declaration of namedTypes.get(packageName)?.get(`${componentName}Slots`) ?? []) {
    if (!ts.isInterfaceDeclaration(declaration)) continue;
    for (const member of declaration.members) {
      if (member.name && ts.isIdentifier(member.name)) {
        docs.set(member.name.text, readDoc([member]));
      }
    }
  }
  return docs;
}

/** Slots of a component: members of what its prop `slots` takes, with the classes that mark them. */
export function readSlots(
  context: ExtractionContext,
  packageName: string,
  componentName: string,
  slotsProp: ts.Symbol | undefined,
  classes: readonly ExtractedClass[],
): ExtractedSlot[] {
  if (!slotsProp) return [];
  const { checker } = context;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(slotsProp));
  const argumentDocs = collectArgumentDocs(context, type);
  const interfaceDocs = collectInterfaceDocs(context, packageName, componentName);
  return checker.getPropertiesOfType(type).flatMap((member): ExtractedSlot[] => {
    const own = readDoc(member.declarations);
    const doc = isSaying(own)
      ? own
      : (argumentDocs.get(member.name) ?? interfaceDocs.get(member.name) ?? own);
    if (isHidden(doc)) return [];
    return [
      {
        name: member.name,
        defaultElement: findTag(doc, 'default') || null,
        className: classes.find(({ key }) => key === member.name)?.className ?? null,
        description: doc.description,
      },
    ];
  });
}
