import path from 'node:path';
import ts from 'typescript';
import { getCompilerOptions, type DeclaredPackage } from './installedPackage';
import { packageOf } from './packageOf';
import type { PrintContext } from './printing/printState';

/** What is known about all packages before single exports are read. */
export interface ExtractionContext extends PrintContext {
  program: ts.Program;
  /** Interfaces and aliases at the top of files, by package and name. */
  namedTypes: ReadonlyMap<string, ReadonlyMap<string, readonly ts.Declaration[]>>;
  /** Names of the attributes that React gives every element. */
  attributeNames: ReadonlySet<string>;
  /** Names of the system's style props; empty where no package brings them. */
  systemPropNames: ReadonlySet<string>;
  /** Keys of themes' `components`, by package. */
  themeNames: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Declarations that add a package's components to a theme of another; they are not reached from its index. */
const themeAugmentation = 'themeAugmentation/index.d.ts';

type NamedDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function listNamedTypes(statements: readonly ts.Statement[]): NamedDeclaration[] {
  return statements.flatMap((statement): NamedDeclaration[] => {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      return [statement];
    }
    const isModule = ts.isModuleDeclaration(statement) && statement.body;
    return isModule && ts.isModuleBlock(statement.body as ts.Node)
      ? listNamedTypes((statement.body as ts.ModuleBlock).statements)
      : [];
  });
}

function collectNamedTypes(program: ts.Program): Map<string, Map<string, ts.Declaration[]>> {
  const byPackage = new Map<string, Map<string, ts.Declaration[]>>();
  for (const file of program.getSourceFiles()) {
    const owner = packageOf(file.fileName);
    if (!owner) continue;
    const types = byPackage.get(owner) ?? new Map<string, ts.Declaration[]>();
    byPackage.set(owner, types);
    for (const declaration of listNamedTypes(file.statements)) {
      const { text } = declaration.name;
      types.set(text, [...(types.get(text) ?? []), declaration]);
    }
  }
  return byPackage;
}

function listMemberNames(
  checker: ts.TypeChecker,
  declarations: readonly ts.Declaration[] | undefined,
): string[] {
  const names = new Set<string>();
  for (const declaration of declarations ?? []) {
    const name = ts.getNameOfDeclaration(declaration);
    const symbol = name && checker.getSymbolAtLocation(name);
    if (!symbol) continue;
    for (const member of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))) {
      names.add(member.name);
    }
  }
  return [...names];
}

/** Interfaces in which packages list the components of a theme: `Components`, `DataGridComponents`, … */
function collectThemeNames(
  namedTypes: ReadonlyMap<string, ReadonlyMap<string, readonly ts.Declaration[]>>,
): Map<string, Set<string>> {
  const byPackage = new Map<string, Set<string>>();
  for (const [owner, types] of namedTypes) {
    const names = new Set<string>();
    for (const [name, declarations] of types) {
      if (!/(^|[a-z])Components(PropsList)?$/.test(name)) continue;
      for (const declaration of declarations) {
        if (!ts.isInterfaceDeclaration(declaration)) continue;
        for (const member of declaration.members) {
          if (member.name && ts.isIdentifier(member.name)) names.add(member.name.text);
        }
      }
    }
    byPackage.set(owner, names);
  }
  return byPackage;
}

/**
 * Opens the declarations of all packages in one program.
 * @param pageNames interfaces that get a page of their own.
 */
export function createExtractionContext(
  packages: readonly DeclaredPackage[],
  pageNames: ReadonlySet<string>,
): ExtractionContext {
  const files = packages.flatMap(({ declarations, directory }) => {
    const augmentation = path.join(directory, themeAugmentation);
    return ts.sys.fileExists(augmentation) ? [declarations, augmentation] : [declarations];
  });
  const program = ts.createProgram(files, getCompilerOptions());
  const checker = program.getTypeChecker();
  const namedTypes = collectNamedTypes(program);
  const reactTypes = namedTypes.get('@types/react');
  return {
    checker,
    pageNames,
    program,
    namedTypes,
    attributeNames: new Set(listMemberNames(checker, reactTypes?.get('AllHTMLAttributes'))),
    systemPropNames: new Set(
      listMemberNames(checker, namedTypes.get('@mui/system')?.get('SystemProps')),
    ),
    themeNames: collectThemeNames(namedTypes),
  };
}
