import ts from 'typescript';
import { helperTypes } from './helperTypes';
import { isPlatformFile, packageOf } from './packageOf';
import {
  toArray,
  toAtom,
  toFunction,
  toIntersection,
  toOperator,
  toUnion,
  withoutMembers,
  type TypePiece,
} from './typePiece';

/** What printing needs to know. */
export interface PrintContext {
  checker: ts.TypeChecker;
  /** Names of types that have a page: they are linked, never written out. */
  pageNames: ReadonlySet<string>;
}

/** A type as a reader reads it. */
export interface PrintedType {
  text: string;
  /** Named types in the text, each with the npm name of the package that declares it. */
  references: Record<string, string>;
  /** Sentences about helper types in it, Markdown. */
  notes: string[];
}

/** A named type whose text is longer than this keeps its name, unless it is a union of literals. */
const maxWrittenOut = 110;
/** The same for functions and unions, whose parts say more than a name. */
const maxParts = 200;
/** An object type that the checker made up says nothing where it is longer than this. */
const maxObject = 300;
/** A union of literals with more members keeps its name. */
const maxUnionMembers = 24;
const maxAliasDepth = 8;
/** An object type with more members keeps its name. */
const maxObjectMembers = 4;
const literalText =
  /^('(?:[^'\\]|\\.)*'|-?\d[\d.]*|true|false|boolean|string|number|null|undefined)$/;

/** Where in a print we are: what type parameters stand for, and which aliases are being written out. */
interface Scope {
  parameters: ReadonlyMap<ts.Symbol, TypePiece>;
  aliases: readonly ts.Symbol[];
}

const outerScope: Scope = { parameters: new Map(), aliases: [] };

const keywords: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.AnyKeyword, 'any'],
  [ts.SyntaxKind.UnknownKeyword, 'unknown'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BigIntKeyword, 'bigint'],
  [ts.SyntaxKind.ObjectKeyword, 'object'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.SymbolKeyword, 'symbol'],
  [ts.SyntaxKind.VoidKeyword, 'void'],
  [ts.SyntaxKind.UndefinedKeyword, 'undefined'],
  [ts.SyntaxKind.NeverKeyword, 'never'],
  [ts.SyntaxKind.ThisType, 'this'],
]);

const nodeFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.AllowUniqueESSymbolType;

function isSynthetic(node: ts.Node): boolean {
  return node.pos < 0;
}

function toQuoted(text: string): string {
  return `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;
}

function toSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function toMemberName(name: string): string {
  return /^[\w$]+$/.test(name) ? name : toQuoted(name);
}

/**
 * Prints one type. Declared nodes come first, because they keep names that the checker dissolves (`React.ReactNode`)
 * and the order of unions; where a node depends on type parameters from outside, the checker's type is printed.
 */
class TypePrint {
  readonly references: Record<string, string> = {};
  readonly notes = new Set<string>();
  readonly augmented = new Set<string>();
  /** Whether a type parameter was met that nothing stands for. */
  hasFreeParameter = false;

  private readonly checker: ts.TypeChecker;

  constructor(private readonly context: PrintContext) {
    this.checker = context.checker;
  }

  printType(type: ts.Type, scope: Scope = outerScope): TypePiece {
    const node = this.checker.typeToTypeNode(type, undefined, nodeFlags);
    return node ? this.print(node, scope) : toAtom('unknown');
  }

  /** A type parameter alone says nothing: what it may be at most does (`component: C extends React.ElementType`). */
  printBounded(type: ts.Type): TypePiece {
    const parts = type.isUnion() ? type.types : [type];
    const bounds = parts.map((part) =>
      part.flags & ts.TypeFlags.TypeParameter ? this.findBound(part) : null,
    );
    if (bounds.every((bound) => bound === null)) return this.printType(type);
    return toUnion(parts.map((part, index) => bounds[index] ?? this.printType(part)));
  }

  private findBound(parameter: ts.Type): TypePiece | null {
    const declaration = parameter.symbol?.declarations?.find(ts.isTypeParameterDeclaration);
    return declaration?.constraint ? this.print(declaration.constraint) : null;
  }

  print(node: ts.TypeNode, scope: Scope = outerScope): TypePiece {
    const keyword = keywords.get(node.kind);
    if (keyword) return toAtom(keyword);
    if (ts.isParenthesizedTypeNode(node)) return this.print(node.type, scope);
    if (ts.isLiteralTypeNode(node)) return this.printLiteral(node);
    if (ts.isUnionTypeNode(node)) {
      return toUnion(node.types.map((member) => this.print(member, scope)));
    }
    if (ts.isIntersectionTypeNode(node)) {
      return toIntersection(node.types.map((member) => this.print(member, scope)));
    }
    if (ts.isArrayTypeNode(node)) return toArray(this.print(node.elementType, scope));
    if (ts.isTupleTypeNode(node)) {
      const members = node.elements.map((element) => this.print(element, scope).text);
      return toAtom(`[${members.join(', ')}]`);
    }
    if (ts.isNamedTupleMember(node)) return this.print(node.type, scope);
    if (ts.isOptionalTypeNode(node)) return toAtom(`${this.print(node.type, scope).text}?`);
    if (ts.isRestTypeNode(node)) return toAtom(`...${this.print(node.type, scope).text}`);
    if (ts.isFunctionTypeNode(node)) return this.printSignature(node, scope);
    if (ts.isConstructorTypeNode(node)) {
      return toFunction(`new ${this.printSignature(node, scope).text}`);
    }
    if (ts.isTypeLiteralNode(node)) return this.printMembers(node, scope);
    if (ts.isTypeOperatorNode(node)) return this.printOperator(node, scope);
    if (ts.isIndexedAccessTypeNode(node)) return this.printIndexedAccess(node, scope);
    if (ts.isTypeReferenceNode(node)) {
      return this.printReference(node, node.typeName, node.typeArguments, scope);
    }
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
      return this.printReference(node, node.expression, node.typeArguments, scope);
    }
    if (ts.isImportTypeNode(node) && node.qualifier) {
      return this.printReference(node, node.qualifier, node.typeArguments, scope);
    }
    if (ts.isTypePredicateNode(node)) return toAtom('boolean');
    return this.printResolved(node, scope);
  }

  /** What the checker makes of a node that has no readable form of its own: a small union, or its text. */
  private printResolved(node: ts.TypeNode, scope: Scope): TypePiece {
    if (!isSynthetic(node)) {
      const literals = this.printLiterals(this.checker.getTypeFromTypeNode(node));
      if (literals) return literals;
      this.findFreeParameters(node, scope);
      return toOperator(toSpaced(node.getText()));
    }
    const printer = ts.createPrinter({ removeComments: true });
    const file = ts.createSourceFile('type.ts', '', ts.ScriptTarget.ES2022);
    return toOperator(toSpaced(printer.printNode(ts.EmitHint.Unspecified, node, file)));
  }

  private findFreeParameters(node: ts.Node, scope: Scope): void {
    if (ts.isTypeReferenceNode(node)) {
      const symbol = this.resolveName(node.typeName);
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && !scope.parameters.has(symbol)) {
        this.hasFreeParameter = true;
      }
    }
    ts.forEachChild(node, (child) => {
      this.findFreeParameters(child, scope);
    });
  }

  /** A union of literals and primitives as such; `null` for anything else. */
  private printLiterals(type: ts.Type): TypePiece | null {
    const members = type.isUnion() ? type.types : [type];
    if (members.length > maxUnionMembers) return null;
    const pieces: TypePiece[] = [];
    for (const member of members) {
      if (member.isStringLiteral()) pieces.push(toAtom(toQuoted(member.value)));
      else if (member.isNumberLiteral()) pieces.push(toAtom(String(member.value)));
      else if (
        member.flags &
        (ts.TypeFlags.BooleanLiteral |
          ts.TypeFlags.String |
          ts.TypeFlags.Number |
          ts.TypeFlags.Boolean |
          ts.TypeFlags.Null |
          ts.TypeFlags.Undefined)
      ) {
        pieces.push(toAtom(this.checker.typeToString(member)));
      } else return null;
    }
    return pieces.length > 0 ? toUnion(pieces) : null;
  }

  private printLiteral(node: ts.LiteralTypeNode): TypePiece {
    const { literal } = node;
    if (ts.isStringLiteral(literal) || ts.isNoSubstitutionTemplateLiteral(literal)) {
      return toAtom(toQuoted(literal.text));
    }
    if (literal.kind === ts.SyntaxKind.NullKeyword) return toAtom('null');
    if (literal.kind === ts.SyntaxKind.TrueKeyword) return toAtom('true');
    if (literal.kind === ts.SyntaxKind.FalseKeyword) return toAtom('false');
    if (ts.isNumericLiteral(literal)) return toAtom(literal.text);
    if (ts.isPrefixUnaryExpression(literal) && ts.isNumericLiteral(literal.operand)) {
      return toAtom(`-${literal.operand.text}`);
    }
    return toAtom(isSynthetic(node) ? 'unknown' : node.getText());
  }

  private printSignature(
    node: ts.FunctionTypeNode | ts.ConstructorTypeNode | ts.MethodSignature | ts.MethodDeclaration,
    scope: Scope,
  ): TypePiece {
    const inner = this.withOwnParameters(node.typeParameters, scope);
    const generics = (node.typeParameters ?? []).map((parameter) => parameter.name.text);
    const parameters = node.parameters.map((parameter) => {
      const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options';
      const dots = parameter.dotDotDotToken ? '...' : '';
      const mark = parameter.questionToken ? '?' : '';
      const type = parameter.type ? this.print(parameter.type, inner) : toAtom('any');
      const shown = mark ? withoutMembers(type, ['undefined']) : type;
      return `${dots}${name}${mark}: ${shown.text}`;
    });
    const result = node.type ? this.print(node.type, inner).text : 'any';
    const prefix = generics.length > 0 ? `<${generics.join(', ')}>` : '';
    return toFunction(`${prefix}(${parameters.join(', ')}) => ${result}`);
  }

  /** Type parameters that a signature declares stand for themselves. */
  private withOwnParameters(
    parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined,
    scope: Scope,
  ): Scope {
    if (!parameters) return scope;
    const own = new Map(scope.parameters);
    for (const parameter of parameters) {
      const symbol = isSynthetic(parameter)
        ? (parameter.name as { symbol?: ts.Symbol }).symbol
        : this.checker.getSymbolAtLocation(parameter.name);
      if (symbol) own.set(symbol, toAtom(parameter.name.text));
    }
    return { ...scope, parameters: own };
  }

  private printMembers(node: ts.TypeLiteralNode, scope: Scope): TypePiece {
    const members = node.members.map((member): string => {
      if (ts.isIndexSignatureDeclaration(member)) {
        const [key] = member.parameters;
        const name = key && ts.isIdentifier(key.name) ? key.name.text : 'key';
        const keyType = key?.type ? this.print(key.type, scope).text : 'string';
        return `[${name}: ${keyType}]: ${this.print(member.type, scope).text}`;
      }
      if (ts.isPropertySignature(member) || ts.isMethodSignature(member)) {
        const name = toMemberName(
          ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)
            ? member.name.text
            : toSpaced(isSynthetic(member) ? 'key' : member.name.getText()),
        );
        const mark = member.questionToken ? '?' : '';
        const type = ts.isMethodSignature(member)
          ? this.printSignature(member, scope)
          : member.type
            ? this.print(member.type, scope)
            : toAtom('any');
        const shown = mark ? withoutMembers(type, ['undefined']) : type;
        return `${name}${mark}: ${shown.text}`;
      }
      return isSynthetic(member) ? '…' : toSpaced(member.getText());
    });
    const text = members.length > 0 ? `{ ${members.join('; ')} }` : '{}';
    return toAtom(isSynthetic(node) && text.length > maxObject ? 'object' : text);
  }

  private printOperator(node: ts.TypeOperatorNode, scope: Scope): TypePiece {
    if (node.operator === ts.SyntaxKind.KeyOfKeyword) {
      const literals = isSynthetic(node)
        ? null
        : this.printLiterals(this.checker.getTypeFromTypeNode(node));
      return literals ?? toOperator(`keyof ${this.print(node.type, scope).text}`);
    }
    if (node.operator === ts.SyntaxKind.ReadonlyKeyword) {
      return toOperator(`readonly ${this.print(node.type, scope).text}`);
    }
    return toOperator(`unique ${this.print(node.type, scope).text}`);
  }

  /** `ModalProps['onClose']` is printed as the type of that member. */
  private printIndexedAccess(node: ts.IndexedAccessTypeNode, scope: Scope): TypePiece {
    const text = () =>
      toAtom(
        `${this.print(node.objectType, scope).text}[${this.print(node.indexType, scope).text}]`,
      );
    if (isSynthetic(node) || !ts.isLiteralTypeNode(node.indexType)) return text();
    const { literal } = node.indexType;
    if (!ts.isStringLiteral(literal)) return text();
    const objectType = this.checker.getTypeFromTypeNode(node.objectType);
    const member = this.checker.getPropertyOfType(objectType, literal.text);
    if (!member) return text();
    const declared = this.printDeclaredMember(member, scope);
    return declared ?? this.printType(this.checker.getTypeOfSymbol(member), scope);
  }

  /** The declared type of a member, where it does not depend on type parameters from outside. */
  private printDeclaredMember(member: ts.Symbol, scope: Scope): TypePiece | null {
    const pieces = new Map<string, TypePiece>();
    for (const declaration of member.declarations ?? []) {
      const print = new TypePrint(this.context);
      const piece = print.printDeclaration(declaration, scope);
      if (!piece || print.hasFreeParameter) return null;
      pieces.set(piece.text, piece);
      this.adopt(print);
    }
    const [piece] = pieces.values();
    return pieces.size === 1 && piece ? piece : null;
  }

  /** The type that a member's declaration names; `null` where it names none. */
  printDeclaration(declaration: ts.Declaration, scope: Scope = outerScope): TypePiece | null {
    if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) {
      return declaration.type ? this.print(declaration.type, scope) : null;
    }
    if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) {
      return this.printSignature(declaration, scope);
    }
    if (ts.isParameter(declaration)) {
      return declaration.type ? this.print(declaration.type, scope) : null;
    }
    return null;
  }

  private resolveName(name: ts.EntityName): ts.Symbol | undefined {
    const identifier = ts.isIdentifier(name) ? name : name.right;
    const symbol = isSynthetic(identifier)
      ? (identifier as { symbol?: ts.Symbol }).symbol
      : this.checker.getSymbolAtLocation(identifier);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.checker.getAliasedSymbol(symbol)
      : symbol;
  }

  private printReference(
    node: ts.TypeNode,
    name: ts.EntityName,
    typeArguments: ts.NodeArray<ts.TypeNode> | undefined,
    scope: Scope,
  ): TypePiece {
    const symbol = this.resolveName(name);
    const shortName = ts.isIdentifier(name) ? name.text : name.right.text;
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
      const substitute = scope.parameters.get(symbol);
      if (!substitute) this.hasFreeParameter = true;
      return substitute ?? toAtom(shortName);
    }
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
    const argument = (index: number) => {
      const given = typeArguments?.[index];
      return given ? this.print(given, scope) : undefined;
    };
    if (shortName === 'Array' || shortName === 'ReadonlyArray') {
      const element = argument(0) ?? toAtom('any');
      const array = toArray(element);
      return shortName === 'Array' ? array : toOperator(`readonly ${array.text}`);
    }
    const helper = helperTypes[shortName]?.(argument);
    if (helper?.note) this.notes.add(helper.note);
    if (helper?.augmented) this.augmented.add(helper.augmented);
    if (helper?.piece) return withoutMembers(helper.piece, ['undefined']);
    if (symbol && !helper && !isPlatformFile(file) && !this.context.pageNames.has(shortName)) {
      const writtenOut = this.writeOut(node, symbol, typeArguments, scope);
      if (writtenOut) return writtenOut;
    }
    const owner = packageOf(file);
    if (owner && !isPlatformFile(file)) this.references[shortName] = owner;
    return this.printNamed(name, symbol, file, typeArguments, scope);
  }

  private printNamed(
    name: ts.EntityName,
    symbol: ts.Symbol | undefined,
    file: string,
    typeArguments: ts.NodeArray<ts.TypeNode> | undefined,
    scope: Scope,
  ): TypePiece {
    const shortName = ts.isIdentifier(name) ? name.text : name.right.text;
    const printed = this.printArguments(symbol, typeArguments, scope);
    const isReact = packageOf(file) === '@types/react' && shortName !== 'JSX';
    const parent = symbol && (symbol as { parent?: ts.Symbol }).parent;
    const prefix =
      isReact && parent?.name === 'React'
        ? 'React.'
        : isReact && parent?.name === 'JSX'
          ? 'JSX.'
          : '';
    const suffix = printed.length > 0 ? `<${printed.join(', ')}>` : '';
    const own =
      prefix || ts.isIdentifier(name) ? shortName : `${this.printQualifier(name.left)}${shortName}`;
    return toAtom(`${prefix}${own}${suffix}`);
  }

  /** Type arguments without those at the end that are the defaults, which the checker spells out. */
  private printArguments(
    symbol: ts.Symbol | undefined,
    typeArguments: ts.NodeArray<ts.TypeNode> | undefined,
    scope: Scope,
  ): string[] {
    const printed = (typeArguments ?? []).map((argument) => this.print(argument, scope).text);
    const declaration = symbol?.declarations?.find(
      (item) => ts.isInterfaceDeclaration(item) || ts.isTypeAliasDeclaration(item),
    );
    for (let index = printed.length - 1; index >= 0; index -= 1) {
      const text = declaration?.typeParameters?.[index]?.default?.getText();
      const given = printed[index]?.replace(/\bReact\./g, '');
      // React names the DOM's events `NativeMouseEvent` and so on.
      const isDefault = text !== undefined && [given, `Native${given}`].includes(toSpaced(text));
      // What the checker could not infer it spells out as `any` or `unknown`.
      const argument = typeArguments?.[index];
      const isUninferred =
        argument && isSynthetic(argument) && ['any', 'unknown'].includes(printed[index] ?? '');
      if (!isDefault && !isUninferred) break;
      printed.pop();
    }
    return printed;
  }

  private printQualifier(name: ts.EntityName): string {
    const symbol = this.resolveName(name);
    if (symbol && symbol.flags & ts.SymbolFlags.ValueModule && /["/]/.test(symbol.name)) return '';
    return `${ts.isIdentifier(name) ? name.text : name.right.text}.`;
  }

  /** What an alias stands for, where that is short enough to be read in its place. */
  private writeOut(
    node: ts.TypeNode,
    symbol: ts.Symbol,
    typeArguments: ts.NodeArray<ts.TypeNode> | undefined,
    scope: Scope,
  ): TypePiece | null {
    // The keys of classes and their meanings have a section of their own.
    const object = symbol.name.endsWith('Classes') ? null : this.writeOutObject(symbol, scope);
    if (object) return object;
    const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    if (!declaration || scope.aliases.includes(symbol) || scope.aliases.length > maxAliasDepth) {
      return null;
    }
    if (!isSynthetic(node)) {
      const literals = this.printLiterals(this.checker.getTypeFromTypeNode(node));
      if (
        literals &&
        !ts.isUnionTypeNode(declaration.type) &&
        !ts.isTypeReferenceNode(declaration.type)
      ) {
        return literals;
      }
    }
    const isFunction = ts.isFunctionTypeNode(declaration.type);
    if (isFunction && !isSynthetic(node) && typeArguments) {
      const resolved = this.writeOutFunction(this.checker.getTypeFromTypeNode(node));
      if (resolved) return resolved;
    }
    if (!isReadableAlias(declaration.type)) return null;
    const parameters = new Map<ts.Symbol, TypePiece>();
    declaration.typeParameters?.forEach((parameter, index) => {
      const given = typeArguments?.[index];
      const own = this.checker.getSymbolAtLocation(parameter.name);
      const piece = given
        ? this.print(given, scope)
        : parameter.default
          ? this.print(parameter.default, { ...scope, parameters })
          : toAtom(parameter.name.text);
      if (own) parameters.set(own, piece);
    });
    const print = new TypePrint(this.context);
    const piece = print.print(declaration.type, {
      parameters,
      aliases: [...scope.aliases, symbol],
    });
    const members = piece.kind === 'union' ? piece.members : [piece];
    const isLiteral =
      members.length <= maxUnionMembers && members.every((member) => literalText.test(member.text));
    const isOfParts = isFunction || ts.isUnionTypeNode(declaration.type);
    if (!isLiteral && piece.text.length > (isOfParts ? maxParts : maxWrittenOut)) return null;
    // `type ButtonOwnerState = Simplify<…>`: the alias is the better name.
    if (!isLiteral && piece.kind === 'atom' && ts.isTypeReferenceNode(declaration.type))
      return null;
    this.adopt(print);
    this.hasFreeParameter ||= print.hasFreeParameter;
    return piece;
  }

  /** `{ top: number; left: number }` in place of the name of a small object type. */
  private writeOutObject(symbol: ts.Symbol, scope: Scope): TypePiece | null {
    const [declaration, ...others] = symbol.declarations ?? [];
    if (others.length > 0 || !declaration || scope.aliases.includes(symbol)) return null;
    const members = findObjectMembers(declaration);
    if (!members || members.length === 0 || members.length > maxObjectMembers) return null;
    const print = new TypePrint(this.context);
    const inner = { ...outerScope, aliases: [...scope.aliases, symbol] };
    const texts = members.map((member) => {
      const name = ts.isIdentifier(member.name) ? member.name.text : member.name.getText();
      const type = member.type ? print.print(member.type, inner) : toAtom('any');
      const shown = member.questionToken ? withoutMembers(type, ['undefined']) : type;
      return `${name}${member.questionToken ? '?' : ''}: ${shown.text}`;
    });
    const text = `{ ${texts.join('; ')} }`;
    if (print.hasFreeParameter || text.length > maxWrittenOut) return null;
    this.adopt(print);
    return toAtom(text);
  }

  /** What was met in a part of the type. */
  private adopt(print: TypePrint): void {
    Object.assign(this.references, print.references);
    print.notes.forEach((note) => this.notes.add(note));
    print.augmented.forEach((name) => this.augmented.add(name));
  }

  /** The one call signature that an alias such as `GridEventListener<'rowClick'>` comes to. */
  private writeOutFunction(type: ts.Type): TypePiece | null {
    const isFunction =
      type.getCallSignatures().length === 1 && this.checker.getPropertiesOfType(type).length === 0;
    if (!isFunction) return null;
    const flags = nodeFlags | ts.NodeBuilderFlags.InTypeAlias;
    const node = this.checker.typeToTypeNode(type, undefined, flags);
    if (!node || !ts.isFunctionTypeNode(node)) return null;
    const print = new TypePrint(this.context);
    const piece = print.printSignature(node, outerScope);
    if (print.hasFreeParameter || piece.text.length > maxParts) return null;
    this.adopt(print);
    return piece;
  }
}

/** Members of an object type that has nothing else: no type parameters, base types, methods or index. */
function findObjectMembers(declaration: ts.Declaration): readonly ts.PropertySignature[] | null {
  const isPlainInterface =
    ts.isInterfaceDeclaration(declaration) &&
    !declaration.heritageClauses &&
    !declaration.typeParameters;
  const isPlainAlias =
    ts.isTypeAliasDeclaration(declaration) &&
    ts.isTypeLiteralNode(declaration.type) &&
    !declaration.typeParameters;
  const members = isPlainInterface
    ? declaration.members
    : isPlainAlias && ts.isTypeLiteralNode(declaration.type)
      ? declaration.type.members
      : null;
  return members?.every(ts.isPropertySignature) ? members.filter(ts.isPropertySignature) : null;
}

/** Aliases of objects and of computed types keep their names; unions, functions, arrays and other names are read better as they are. */
function isReadableAlias(node: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(node)) return isReadableAlias(node.type);
  return (
    ts.isUnionTypeNode(node) ||
    ts.isFunctionTypeNode(node) ||
    ts.isTypeReferenceNode(node) ||
    ts.isArrayTypeNode(node) ||
    ts.isLiteralTypeNode(node) ||
    ts.isIndexedAccessTypeNode(node) ||
    ts.isTypeOperatorNode(node) ||
    keywords.has(node.kind)
  );
}

function toPrinted(print: TypePrint, piece: TypePiece): PrintedType {
  const augmented = [...print.augmented].map((name) => `\`${name}\``).join(' or ');
  return {
    text: piece.text,
    references: print.references,
    notes: [
      ...print.notes,
      ...(augmented
        ? [`Other values can be allowed by augmenting the interface ${augmented}.`]
        : []),
    ],
  };
}

/** Type of a member or parameter; `undefined` is left out where the question mark says it. */
export function printSymbolType(
  context: PrintContext,
  symbol: ts.Symbol,
  isOptional: boolean,
): PrintedType {
  const dropped = isOptional ? ['undefined'] : [];
  const printed = new Map<string, PrintedType>();
  const all = symbol.declarations ?? [];
  // What a package declares narrows what React or the DOM declares under the same name.
  const own = all.filter((declaration) => !isPlatformFile(declaration.getSourceFile().fileName));
  const declarations = own.length > 0 ? own : all;
  let isComplete = declarations.length > 0;
  for (const declaration of declarations) {
    const print = new TypePrint(context);
    const piece = print.printDeclaration(declaration);
    if (!piece || print.hasFreeParameter) isComplete = false;
    else printed.set(piece.text, toPrinted(print, withoutMembers(piece, dropped)));
  }
  const [declared] = printed.values();
  if (isComplete && printed.size === 1 && declared) return declared;
  const print = new TypePrint(context);
  const type = context.checker.getTypeOfSymbol(symbol);
  return toPrinted(print, withoutMembers(print.printBounded(type), dropped));
}

/** A type as the checker knows it. */
export function printType(context: PrintContext, type: ts.Type): PrintedType {
  const print = new TypePrint(context);
  return toPrinted(print, print.printType(type));
}

/** How a function is called. */
export function printSignature(
  context: PrintContext,
  signature: ts.Signature,
): { text: string; references: Record<string, string> } {
  const print = new TypePrint(context);
  const { declaration } = signature;
  const generics = (signature.typeParameters ?? []).map((parameter) => parameter.symbol.name);
  const parameters = signature.parameters.map((parameter) => {
    const node = parameter.valueDeclaration;
    const isParameter = node !== undefined && ts.isParameter(node);
    const isOptional = isParameter && context.checker.isOptionalParameter(node);
    const dots = isParameter && node.dotDotDotToken ? '...' : '';
    const printed = printSymbolType(context, parameter, isOptional);
    Object.assign(print.references, printed.references);
    return `${dots}${parameter.name}${isOptional ? '?' : ''}: ${printed.text}`;
  });
  const declaredResult =
    declaration?.type && ts.isTypeNode(declaration.type) ? declaration.type : null;
  const result = declaredResult
    ? print.print(declaredResult)
    : print.printType(signature.getReturnType());
  const prefix = generics.length > 0 ? `<${generics.join(', ')}>` : '';
  return {
    text: `${prefix}(${parameters.join(', ')}) => ${result.text}`,
    references: print.references,
  };
}
