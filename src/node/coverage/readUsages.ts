import ts from 'typescript';

/** Props that code sets, by `@mui/material Button`: npm name of the package and name of the component in it. */
export type Usages = Map<string, Set<string>>;

/** `Unstable_Grid2` and `Experimental_CssVarsProvider` are documented without what says that they may change. */
function toPublicName(name: string): string {
  return name.replace(/^(unstable|experimental)_/i, '');
}

function splitSpecifier(specifier: string): { packageName: string; last: string } {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return { packageName: parts.slice(0, length).join('/'), last: parts.slice(length).at(-1) ?? '' };
}

/** Local name → package and component. */
function readImports(file: ts.SourceFile): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const { packageName, last } = splitSpecifier(statement.moduleSpecifier.text);
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) imports.set(name.text, `${packageName} ${toPublicName(last)}`);
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    for (const element of namedBindings.elements) {
      const imported = (element.propertyName ?? element.name).text;
      imports.set(element.name.text, `${packageName} ${toPublicName(imported)}`);
    }
  }
  return imports;
}

/** Adds the props that the tags of one module set. Tags of components that it does not import are left out. */
export function addUsages(code: string, usages: Usages): void {
  const file = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX);
  const imports = readImports(file);
  if (imports.size === 0) return;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = ts.isIdentifier(node.tagName) ? imports.get(node.tagName.text) : undefined;
      if (component) {
        const props = usages.get(component) ?? new Set<string>();
        usages.set(component, props);
        for (const attribute of node.attributes.properties) {
          if (ts.isJsxAttribute(attribute)) props.add(attribute.name.getText(file));
        }
        if (ts.isJsxOpeningElement(node)) props.add('children');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

const compiledFence = /^ *```(tsx|ts|jsx|js|diff)\b[^\n]*\n([\s\S]*?)\n *```$/gm;

/** Modules in the fenced blocks of a page's Markdown; of a diff its new side. */
export function readBlocks(markdown: string): string[] {
  return [...markdown.matchAll(compiledFence)].map(([, language, code = '']) =>
    language === 'diff' ? code.replace(/^-.*$/gm, '').replace(/^[+ ]/gm, '') : code,
  );
}
