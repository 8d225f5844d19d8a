import ts from 'typescript';
import { findTag, readDoc } from './docComment';
import type { ExtractionContext } from './extractionContext';
import type { ExtractedReference } from './extractedReference';
import type { DeclaredPackage } from './installedPackage';
import { toSourceFile } from './readComponent';
import { readComponentDoc } from './readComponentDoc';
import { readMembers } from './readHook';
import { printTypeParameters } from './readTypeParameters';

/** Members of an exported interface or object type; `null` where the package exports no type of that name. */
export function readInterface(
  context: ExtractionContext,
  installed: DeclaredPackage,
  name: string,
): ExtractedReference | null {
  const { checker, program } = context;
  const source = program.getSourceFile(installed.declarations);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.getExportsOfModule(module).find((item) => item.name === name);
  const symbol =
    exported && exported.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(exported)
      : exported;
  const declaration = symbol?.declarations?.find(
    (item) => ts.isInterfaceDeclaration(item) || ts.isTypeAliasDeclaration(item),
  );
  if (!symbol || !declaration) return null;
  const doc = readDoc(symbol.declarations);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const declaredName = type.symbol?.name ?? name;
  return {
    name,
    alsoNamed: declaredName === name || declaredName === '__type' ? [] : [declaredName],
    kind: 'interface',
    imports: [`import { ${name} } from '${installed.name}';`],
    description: readComponentDoc(doc).description,
    deprecated: findTag(doc, 'deprecated'),
    unstable: false,
    props: readMembers(context, type),
    inheritedProps: [],
    typeParameters: printTypeParameters(context, declaration.typeParameters ?? []),
    parameters: [],
    returns: [],
    callSignature: null,
    slots: [],
    classes: [],
    cssVariables: [],
    themeName: null,
    inherits: null,
    refTarget: null,
    takesSystemProps: false,
    sourceFile: toSourceFile(installed, declaration),
  };
}
