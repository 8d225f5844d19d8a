import ts from 'typescript';

/** One prop over all ways in which a component can be called. */
export interface CollectedProp {
  name: string;
  /** From the last call signature that has it (the one without `component`): one of each member of a union that has it. */
  symbols: readonly [ts.Symbol, ...ts.Symbol[]];
  declarations: ts.Declaration[];
  /** Whether every way of calling asks for it. */
  required: boolean;
}

/** Members of a union, unions in it too; anything else as one. */
export function flattenUnion(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types.flatMap(flattenUnion) : [type];
}

/** Props types of all call signatures; for a class those of its instances. Empty where nothing can be called. */
export function findPropsTypes(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  return flattenUnion(type).flatMap((member) => {
    const called = member.getCallSignatures().flatMap((signature) => {
      const [props] = signature.parameters;
      return props ? [checker.getTypeOfSymbol(props)] : [];
    });
    const constructed = member.getConstructSignatures().flatMap((signature) => {
      const [props] = signature.parameters;
      const ofInstance = checker.getPropertyOfType(signature.getReturnType(), 'props');
      const symbol = props ?? ofInstance;
      return symbol ? [checker.getTypeOfSymbol(symbol)] : [];
    });
    return [...called, ...constructed];
  });
}

/** Whether props can have any name, so that the names that are declared are lost. */
export function isOpenEnded(checker: ts.TypeChecker, type: ts.Type): boolean {
  return flattenUnion(type).some(
    (member) =>
      (member.flags & ts.TypeFlags.Any) !== 0 ||
      checker.getIndexInfoOfType(member, ts.IndexKind.String) !== undefined,
  );
}

/** `component`, where the way to call exists only to set it: the rest is the same as without. */
function findComponentProp(checker: ts.TypeChecker, way: ts.Type): ts.Symbol | null {
  const component = checker.getPropertyOfType(way, 'component');
  if (!component || component.flags & ts.SymbolFlags.Optional) return null;
  return checker.getTypeOfSymbol(component).flags & ts.TypeFlags.TypeParameter ? component : null;
}

/** With the last call signature that has the prop. */
type CollectedSymbols = Pick<CollectedProp, 'symbols'> & { signature: number };

/** One of the props that a component takes: a member of the union in a call signature, which has one member as a rule. */
interface Way {
  type: ts.Type;
  /** Which call signature it is of. */
  signature: number;
}

/** Whether nothing but single values fit, as `true` or `'filled'`. */
function isOfLiterals(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const flags = ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Undefined | ts.TypeFlags.Null;
  return flattenUnion(checker.getTypeOfSymbol(symbol)).every(
    (type) => type.isLiteral() || (type.flags & flags) !== 0,
  );
}

/**
 * Each call signature has all that a prop can be, but for single values, by which TypeScript tells signatures apart
 * (`button: true`).
 */
function toSymbols(
  checker: ts.TypeChecker,
  known: CollectedSymbols | undefined,
  symbol: ts.Symbol,
  signature: number,
): CollectedProp['symbols'] {
  if (!known || known.symbols.includes(symbol)) return known?.symbols ?? [symbol];
  const isOfOne =
    known.signature === signature ||
    [...known.symbols, symbol].every((item) => isOfLiterals(checker, item));
  return isOfOne ? [...known.symbols, symbol] : [symbol];
}

/** Every prop of every way to call; one that only some of them ask for is not required. */
export function collectProps(
  checker: ts.TypeChecker,
  propsTypes: readonly ts.Type[],
): Map<string, CollectedProp> {
  const all = propsTypes.flatMap((union, signature) =>
    flattenUnion(union).map((type): Way => ({ type, signature })),
  );
  const components = all.map(({ type }) =>
    all.length > 1 ? findComponentProp(checker, type) : null,
  );
  const ways = all.filter((_, index) => components[index] === null);
  const props = new Map<string, CollectedProp & { ways: number; signature: number }>();
  for (const { type, signature } of ways) {
    for (const symbol of checker.getPropertiesOfType(type)) {
      const known = props.get(symbol.name);
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      const declarations = [...(symbol.declarations ?? []), ...(known?.declarations ?? [])];
      props.set(symbol.name, {
        name: symbol.name,
        symbols: toSymbols(checker, known, symbol, signature),
        declarations: [...new Set(declarations)],
        required: !isOptional && (known?.required ?? true),
        ways: (known?.ways ?? 0) + 1,
        signature,
      });
    }
  }
  for (const prop of props.values()) prop.required &&= prop.ways === ways.length;
  for (const symbol of components) {
    if (!symbol || props.has(symbol.name)) continue;
    const { name, declarations = [] } = symbol;
    const symbols: CollectedProp['symbols'] = [symbol];
    props.set(name, { name, symbols, declarations, required: false, ways: 1, signature: -1 });
  }
  return props;
}
