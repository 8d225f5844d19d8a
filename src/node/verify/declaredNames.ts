import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the installed types list of HTML and CSS. */
export interface DeclaredNames {
  /** `aria-label` */
  ariaAttributes: ReadonlySet<string>;
  /** `dialog` */
  roles: ReadonlySet<string>;
  /** `flexDirection` */
  cssProperties: ReadonlySet<string>;
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function readDeclarations(file: string): Declaration[] {
  const found: Declaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function listMembers(declaration: Declaration): string[] {
  if (!ts.isInterfaceDeclaration(declaration)) return [];
  return declaration.members.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

function listLiterals(declaration: Declaration): string[] {
  if (!ts.isTypeAliasDeclaration(declaration) || !ts.isUnionTypeNode(declaration.type)) return [];
  return declaration.type.types.flatMap((type) =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
  );
}

const cache = new Map<string, DeclaredNames>();

/** @param root absolute path of the folder with node_modules. */
export function readDeclaredNames(root: string): DeclaredNames {
  const known = cache.get(root);
  if (known) return known;
  const toFile = (name: string) => path.join(root, 'node_modules', name, 'index.d.ts');
  const react = readDeclarations(toFile('@types/react'));
  const css = readDeclarations(toFile('csstype'));
  const ofReact = (name: string) => react.filter((declaration) => declaration.name.text === name);
  const names = {
    ariaAttributes: new Set(ofReact('AriaAttributes').flatMap(listMembers)),
    roles: new Set(ofReact('AriaRole').flatMap(listLiterals)),
    cssProperties: new Set(
      css
        .filter(({ name }) => /^(?:Standard|Vendor|Obsolete|Svg)\w*Properties$/.test(name.text))
        .flatMap(listMembers),
    ),
  };
  cache.set(root, names);
  return names;
}
