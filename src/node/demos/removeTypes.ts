import ts from 'typescript';
import { once } from '../../shared/once';
import { findTypeNames, findValueNames, isTypeDeclaration } from './typeNames';

interface Range {
  start: number;
  end: number;
}

/** TypeScript that is not types only cannot be removed; the text says which construct it is. */
export class UnremovableSyntax extends Error {
  constructor(
    readonly construct: string,
    /** 1-based. */
    readonly line: number,
  ) {
    super(`${construct} cannot be written in JavaScript by removing types.`);
    this.name = 'UnremovableSyntax';
  }
}

const getTypeModifiers = once(
  (): ReadonlySet<ts.SyntaxKind> =>
    new Set([
      ts.SyntaxKind.AbstractKeyword,
      ts.SyntaxKind.DeclareKeyword,
      ts.SyntaxKind.OverrideKeyword,
      ts.SyntaxKind.PrivateKeyword,
      ts.SyntaxKind.ProtectedKeyword,
      ts.SyntaxKind.PublicKeyword,
      ts.SyntaxKind.ReadonlyKeyword,
    ]),
);

class TypeRemover {
  readonly ranges: Range[] = [];
  private readonly valueNames: Set<string>;
  private readonly typeNames: Set<string>;

  constructor(private readonly source: ts.SourceFile) {
    this.valueNames = findValueNames(source);
    this.typeNames = findTypeNames(source);
    this.visit(source);
  }

  private remove(start: number, end: number): void {
    this.ranges.push({ start, end });
  }

  /** From the end of what stands before to the end of the node: takes the colon or keyword with it. */
  private removeFrom(start: number, node: ts.Node): void {
    this.remove(start, node.end);
  }

  /** A statement goes with the comments that stand directly above it and with its line end. */
  private removeStatement(node: ts.Node): void {
    const { text } = this.source;
    let start = node.getStart(this.source);
    for (const comment of (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).reverse()) {
      const between = text.slice(comment.end, start);
      if (/\n[^\S\n]*\n/.test(between)) break;
      // A comment at the end of the line before belongs to that line.
      if (!/^[^\S\n]*$/.test(text.slice(text.lastIndexOf('\n', comment.pos - 1) + 1, comment.pos)))
        break;
      start = comment.pos;
    }
    const lineEnd = /^[^\S\n]*(?:\/\/[^\n]*)?\n/.exec(text.slice(node.end))?.[0].length ?? 0;
    this.remove(start, node.end + lineEnd);
  }

  /** Of an import or export, each with the comma after it. */
  private removeNames(names: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): void {
    for (const name of names) {
      const comma = /^\s*,/.exec(this.source.text.slice(name.end))?.[0].length ?? 0;
      this.remove(name.getFullStart(), name.end + comma);
    }
  }

  /** What is written in comments is no token. */
  private findToken(node: ts.Node, kind: ts.SyntaxKind, from: number): ts.Node | undefined {
    return node.getChildren(this.source).find((child) => child.kind === kind && child.pos >= from);
  }

  private fail(node: ts.Node, construct: string): never {
    const { line } = this.source.getLineAndCharacterOfPosition(node.getStart(this.source));
    throw new UnremovableSyntax(construct, line + 1);
  }

  private isTypeImport(name: ts.Identifier): boolean {
    return !this.valueNames.has(name.text) && this.typeNames.has(name.text);
  }

  private visitImport(node: ts.ImportDeclaration): void {
    const clause = node.importClause;
    if (!clause) return;
    const { name, namedBindings } = clause;
    const elements =
      namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const kept = elements.filter(
      (element) => !element.isTypeOnly && !this.isTypeImport(element.name),
    );
    const keepsName = name && !this.isTypeImport(name);
    const keepsNamespace =
      namedBindings &&
      ts.isNamespaceImport(namedBindings) &&
      !this.isTypeImport(namedBindings.name);
    if (clause.isTypeOnly || (!keepsName && !keepsNamespace && kept.length === 0)) {
      this.removeStatement(node);
      return;
    }
    if (!namedBindings || keepsNamespace) return;
    if (kept.length === 0) this.remove(name?.end ?? namedBindings.pos, namedBindings.end);
    else {
      this.removeNames(elements.filter((element) => !kept.includes(element)));
      if (name && !keepsName)
        this.remove(name.getStart(this.source), namedBindings.getStart(this.source));
    }
  }

  private visitExport(node: ts.ExportDeclaration): void {
    const { exportClause } = node;
    if (!exportClause || !ts.isNamedExports(exportClause)) return;
    const { elements } = exportClause;
    const types = elements.filter(({ isTypeOnly }) => isTypeOnly);
    if (types.length > 0 && types.length === elements.length) this.removeStatement(node);
    else this.removeNames(types);
  }

  private visitTypeParts(node: ts.Node): void {
    const { source } = this;
    if (ts.canHaveModifiers(node)) {
      for (const modifier of ts.getModifiers(node) ?? []) {
        if (getTypeModifiers().has(modifier.kind))
          this.remove(modifier.getStart(source), modifier.end);
      }
    }
    const { type, typeParameters, typeArguments, questionToken, exclamationToken, name } =
      node as ts.Node & {
        type?: ts.TypeNode;
        typeParameters?: ts.NodeArray<ts.Node>;
        typeArguments?: ts.NodeArray<ts.Node>;
        questionToken?: ts.Node;
        exclamationToken?: ts.Node;
        name?: ts.Node;
      };
    if (typeParameters) this.removeAngles(node, typeParameters);
    if (typeArguments) this.removeAngles(node, typeArguments);
    if (ts.isParameter(node) || ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node)) {
      if (questionToken) this.remove(questionToken.getStart(source), questionToken.end);
    }
    if (exclamationToken) this.remove(exclamationToken.getStart(source), exclamationToken.end);
    if (!type) return;
    if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
      this.removeFrom((exclamationToken ?? questionToken ?? name ?? node).end, type);
    } else if (ts.isFunctionLike(node)) {
      const colon = this.findToken(node, ts.SyntaxKind.ColonToken, node.parameters.end);
      if (colon) this.remove(colon.getStart(source), type.end);
    }
  }

  private removeAngles(node: ts.Node, types: ts.NodeArray<ts.Node>): void {
    const close = this.findToken(node, ts.SyntaxKind.GreaterThanToken, types.end);
    if (close) this.remove(types.pos - 1, close.end);
  }

  private visit(node: ts.Node): void {
    if (isTypeDeclaration(node)) return this.removeStatement(node);
    if (ts.isImportDeclaration(node)) return this.visitImport(node);
    if (ts.isExportDeclaration(node)) return this.visitExport(node);
    if (ts.isEnumDeclaration(node)) this.fail(node, 'An enum');
    if (ts.isModuleDeclaration(node)) this.fail(node, 'A namespace');
    if (ts.isImportEqualsDeclaration(node)) this.fail(node, '"import ="');
    if (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent)) {
      this.fail(node, 'A parameter property');
    }
    if (ts.isParameter(node) && node.name.getText(this.source) === 'this') {
      const comma = /^\s*,\s*/.exec(this.source.text.slice(node.end))?.[0].length ?? 0;
      return this.remove(node.getFullStart(), node.end + comma);
    }
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return undefined;
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) {
      return this.remove(node.getFullStart(), node.end);
    }
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      this.removeFrom(node.expression.end, node.type);
    } else if (ts.isTypeAssertionExpression(node)) {
      this.remove(node.getStart(this.source), node.expression.getStart(this.source));
    } else if (ts.isNonNullExpression(node)) this.remove(node.expression.end, node.end);
    else this.visitTypeParts(node);
    ts.forEachChild(node, (child) => this.visit(child));
    return undefined;
  }
}

/** Comments that speak to the TypeScript compiler or its linter mean nothing in JavaScript. */
const compilerComment =
  /^[^\S\n]*\/\/ (?:@ts-\w+|eslint-disable[\w-]* @typescript-eslint\/)[^\n]*\n/gm;
const compilerJsxComment =
  /^[^\S\n]*\{\/\* (?:@ts-\w+|eslint-disable[\w-]* @typescript-eslint\/)[^\n]*\n/gm;

/**
 * TypeScript → JavaScript with everything else as it was written: comments, blank lines, line breaks.
 * Comments directly above a removed declaration go with it. The result still wants formatting.
 * @throws UnremovableSyntax for enums, namespaces and parameter properties.
 */
export function removeTypes(code: string, file: string): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const { ranges } = new TypeRemover(source);
  let result = '';
  let end = 0;
  for (const range of ranges.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.start < end) continue;
    result += code.slice(end, range.start);
    end = range.end;
  }
  result += code.slice(end);
  return result.replace(compilerComment, '').replace(compilerJsxComment, '');
}
