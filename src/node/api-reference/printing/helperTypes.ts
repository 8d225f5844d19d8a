import { toAtom, toFunction, toUnion, type TypePiece } from './typePiece';

/** What a helper type becomes in print. */
export interface HelperPrint {
  /** In place of the reference; `undefined` leaves name and arguments. */
  piece?: TypePiece;
  /** Sentence about it, Markdown. */
  note?: string;
  /** Interface by whose augmentation other values can be allowed. */
  augmented?: string;
}

/** Prints one type argument. */
type PrintArgument = (index: number) => TypePiece | undefined;

/** Owner states are long computed types: their name says what a reader needs. */
function toStateName(piece: TypePiece | undefined): string {
  return /^[A-Z]\w*/.exec(piece?.text ?? '')?.[0] ?? 'object';
}

/** What the helper types for the props of one slot say. */
export const slotPropsNote =
  'Takes props for the slot, or a function of the component’s state that returns them.';

/**
 * Helper types of the documented packages that the compiler can only resolve to something nobody can read,
 * by name; what they mean is written beside their declarations.
 */
export const helperTypes: Readonly<Record<string, (print: PrintArgument) => HelperPrint>> = {
  OverridableStringUnion: (print) => {
    const piece = print(0);
    const overrides = print(1)?.text ?? '';
    return {
      ...(piece ? { piece } : {}),
      ...(/^\w+$/.test(overrides) ? { augmented: overrides } : {}),
    };
  },
  SxProps: () => ({
    note: 'Takes a style object with theme-aware keys, a function of the theme that returns one, or a list of both.',
  }),
  ResponsiveStyleValue: () => ({
    note: 'Takes one value for all screens, or an object or list with one for each breakpoint.',
  }),
  ElementType: () => ({
    note: "Takes the name of an element, such as `'div'`, or a component.",
  }),
  SlotComponentProps: (print) => ({
    piece: toUnion([
      toAtom('object'),
      toFunction(`(ownerState: ${toStateName(print(2))}) => object`),
    ]),
    note: slotPropsNote,
  }),
  SlotComponentPropsWithSlotState: (print) => ({
    piece: toUnion([
      toAtom('object'),
      toFunction(
        `(ownerState: ${toStateName(print(2))}, slotState: ${toStateName(print(3))}) => object`,
      ),
    ]),
    note: 'Takes props for the slot, or a function of the component’s and the slot’s state that returns them.',
  }),
  SlotProps: (print) => ({
    piece: toUnion([
      toAtom('object'),
      toFunction(`(ownerState: ${toStateName(print(2))}) => object`),
    ]),
    note: slotPropsNote,
  }),
  NormalizeVars: (print) =>
    /Palette/.test(print(0)?.text ?? '')
      ? {
          note: "Takes the path of a value in the theme’s palette, its keys joined by dots, such as `'neutral.500'`.",
        }
      : {},
  AutocompleteValue: () => ({
    note: 'The value is an option or `null`: a list of options with `multiple`, never `null` with `disableClearable`, and with `freeSolo` also a text that is no option.',
  }),
  SelectValue: (print) => ({
    note: `The value is one \`${print(0)?.text ?? 'value'}\` or \`null\`, with \`multiple\` a list of them.`,
  }),
  // Classes of a component without any: says nothing.
  ClassNameMap: (print) => (print(0)?.text === 'never' ? { piece: toAtom('{}') } : {}),
  Partial: (print) => (print(0)?.text === '{}' ? { piece: toAtom('{}') } : {}),
  Record: (print) => (print(0)?.text === 'never' ? { piece: toAtom('{}') } : {}),
  NonNullable: (print) => {
    const piece = print(0);
    return piece ? { piece: toUnion([piece]) } : {};
  },
};

/** Parts of a conditional type, as printed. */
export interface PrintedCondition {
  type: string;
  condition: string;
  whenTrue: string;
  whenFalse: string;
}

/** What a conditional type comes to, in words. */
export function toConditionNote(parts: PrintedCondition): string {
  const { type, condition, whenTrue, whenFalse } = parts;
  const [, member] = /^\(infer (\w+)\)\[\]$/.exec(condition) ?? [];
  const what = member ? `a list of \`${member}\`` : `\`${condition}\``;
  return `The type is \`${whenTrue}\` where \`${type}\` is ${what}, otherwise \`${whenFalse}\`.`;
}
