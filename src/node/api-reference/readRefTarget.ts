import ts from 'typescript';
import { flattenUnion, type CollectedProp } from './collectProps';
import type { ExtractedSlot } from './extractedReference';
import type { PrintContext } from './printing/printState';
import { printType } from './typePrinter';

/** An event that every element has; its handler names the element that gets the component's attributes. */
const anyEvent = 'onCopy';

function findArgument(
  checker: ts.TypeChecker,
  prop: CollectedProp | undefined,
  typeName: string,
): ts.Type | null {
  if (!prop) return null;
  for (const member of flattenUnion(checker.getTypeOfSymbol(prop.symbols[0]))) {
    if (member.symbol?.name === typeName) {
      return checker.getTypeArguments(member as ts.TypeReference)[0] ?? null;
    }
  }
  return null;
}

/** Element that handlers of the component's attributes are called with. */
function findEventElement(
  checker: ts.TypeChecker,
  props: ReadonlyMap<string, CollectedProp>,
): ts.Type | null {
  const handler = props.get(anyEvent);
  if (!handler) return null;
  for (const member of flattenUnion(checker.getTypeOfSymbol(handler.symbols[0]))) {
    const [element] = member.aliasTypeArguments ?? [];
    if (element) return element;
  }
  return null;
}

/** Whether the root element is a type parameter, so that the type of `ref` is only known where the component is used. */
function isPolymorphic(checker: ts.TypeChecker, type: ts.Type): boolean {
  return flattenUnion(type)
    .flatMap((member) => [...member.getCallSignatures()])
    .flatMap((signature) => [...(signature.typeParameters ?? [])])
    .some((parameter) => {
      const constraint = parameter.getConstraint();
      return constraint !== undefined && /\bElementType\b/.test(checker.typeToString(constraint));
    });
}

/** Interfaces of the elements whose tags are quoted in the text, as in `props.href ? 'a' : 'button'`. */
function toElementNames(checker: ts.TypeChecker, defaultElement: string | null): string {
  const map = checker.resolveName('HTMLElementTagNameMap', undefined, ts.SymbolFlags.Type, false);
  const tags = [...(defaultElement ?? '').matchAll(/'([a-z][a-z0-9]*)'/g)].map(
    ([, tag = '']) => tag,
  );
  const names = tags.flatMap((tag) => {
    const member = map && checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(map), tag);
    return member ? [checker.typeToString(checker.getTypeOfSymbol(member))] : [];
  });
  return [...new Set(names)].join(' | ') || 'Element';
}

/**
 * Type of what `ref` gets, `null` where no ref is taken. Where the declarations leave it open, it is the element whose
 * attributes the component takes, or the one that its slot `root` renders.
 */
export function readRefTarget(
  context: PrintContext,
  type: ts.Type,
  props: ReadonlyMap<string, CollectedProp>,
  slots: readonly ExtractedSlot[],
): string | null {
  const { checker } = context;
  const ref = props.get('ref');
  const target = findArgument(checker, ref, 'RefObject');
  const isKnown = target && !(target.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown));
  if (isKnown) return printType(context, target).text;
  if (!ref && !isPolymorphic(checker, type)) return null;
  const element = findEventElement(checker, props);
  if (element) return printType(context, element).text;
  return toElementNames(checker, slots.find(({ name }) => name === 'root')?.defaultElement ?? null);
}
