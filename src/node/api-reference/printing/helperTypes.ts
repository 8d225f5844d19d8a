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
  // Classes of a component without any: says nothing.
  ClassNameMap: (print) => (print(0)?.text === 'never' ? { piece: toAtom('{}') } : {}),
  Partial: (print) => (print(0)?.text === '{}' ? { piece: toAtom('{}') } : {}),
  Record: (print) => (print(0)?.text === 'never' ? { piece: toAtom('{}') } : {}),
  NonNullable: (print) => {
    const piece = print(0);
    return piece ? { piece: toUnion([piece]) } : {};
  },
};
