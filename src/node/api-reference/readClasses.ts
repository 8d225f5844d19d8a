import path from 'node:path';
import ts from 'typescript';
import { isHidden, readDoc } from './docComment';
import type { ExtractionContext } from './extractionContext';
import type { ExtractedClass } from './extractedReference';
import type { InstalledPackage } from './installedPackage';
import { packageOf } from './packageOf';
import { readClassNames } from './readClassNames';

interface ClassesType {
  type: ts.Type;
  name: string;
  file: string;
}

/** `Partial<ButtonClasses> & …` → `ButtonClasses`. */
function unwrap(type: ts.Type): ts.Type {
  const [argument] = type.aliasTypeArguments ?? [];
  if (type.aliasSymbol?.name === 'Partial' && argument) return argument;
  if (!type.isIntersection()) return type;
  const parts = type.types.map(unwrap);
  return parts.find((part) => part.symbol?.name.endsWith('Classes')) ?? type;
}

/** The interface `<Name>Classes` of the package, the one nearest to the component; else what the prop `classes` takes. */
function findClassesType(
  { checker, namedTypes }: ExtractionContext,
  installed: InstalledPackage,
  name: string,
  home: string,
  classesProp: ts.Symbol | undefined,
): ClassesType | null {
  const interfaceName = `${name}Classes`;
  const declarations = namedTypes.get(installed.name)?.get(interfaceName) ?? [];
  const declaration =
    declarations.find((item) => path.dirname(item.getSourceFile().fileName) === home) ??
    declarations[0];
  const nameNode = declaration && ts.getNameOfDeclaration(declaration);
  const symbol = nameNode && checker.getSymbolAtLocation(nameNode);
  if (symbol && declaration) {
    return {
      type: checker.getDeclaredTypeOfSymbol(symbol),
      name: interfaceName,
      file: declaration.getSourceFile().fileName,
    };
  }
  if (!classesProp) return null;
  const type = unwrap(checker.getNonNullableType(checker.getTypeOfSymbol(classesProp)));
  const typeSymbol = type.aliasSymbol ?? type.symbol;
  const file = typeSymbol?.declarations?.[0]?.getSourceFile().fileName;
  return file && typeSymbol ? { type, name: typeSymbol.name, file } : null;
}

/** State classes are shared by all components: `Mui-disabled`, not `MuiButton-disabled`. */
function isStateClass(className: string): boolean {
  return /^[A-Z][a-z]+-/.test(className);
}

/**
 * CSS classes of a component.
 * @param home folder of its declaration; @param classesProp its prop `classes`, if it has one.
 * @returns classes with the dot that a selector has; those whose name the package does not tell are left out.
 */
export function readClasses(
  context: ExtractionContext,
  installed: InstalledPackage,
  name: string,
  home: string,
  classesProp: ts.Symbol | undefined,
): ExtractedClass[] {
  const found = findClassesType(context, installed, name, home, classesProp);
  if (!found || packageOf(found.file) === null) return [];
  const members = context.checker.getPropertiesOfType(found.type);
  const classNames = readClassNames(
    found.file,
    found.name,
    members.map((member) => member.name),
  );
  return members.flatMap((member): ExtractedClass[] => {
    const doc = readDoc(member.declarations);
    const className = classNames.get(member.name);
    if (isHidden(doc) || !className) return [];
    return [
      {
        key: member.name,
        className: `.${className}`,
        isState: isStateClass(className),
        description: doc.description,
      },
    ];
  });
}
