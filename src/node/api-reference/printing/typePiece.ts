/** Printed type with what is needed to place it in a bigger one. */
export interface TypePiece {
  text: string;
  kind: 'atom' | 'operator' | 'intersection' | 'function' | 'union';
  /** Of a union. */
  members: TypePiece[];
}

/** What stands next to anything without parentheses. */
export function toAtom(text: string): TypePiece {
  return { text, kind: 'atom', members: [] };
}

/** What is put into parentheses in a union and before `[]`, since its result would take in what follows. */
export function toFunction(text: string): TypePiece {
  return { text, kind: 'function', members: [] };
}

/** Such as `keyof T`: put into parentheses before `[]`. */
export function toOperator(text: string): TypePiece {
  return { text, kind: 'operator', members: [] };
}

function parenthesize(piece: TypePiece): string {
  return `(${piece.text})`;
}

/** `A | B`, flat, without repetition, absence last; `true | false` is `boolean`. */
export function toUnion(pieces: readonly TypePiece[]): TypePiece {
  const members = new Map<string, TypePiece>();
  for (const piece of pieces) {
    for (const member of piece.kind === 'union' ? piece.members : [piece]) {
      if (!members.has(member.text)) members.set(member.text, member);
    }
  }
  if (members.has('true') && members.has('false')) {
    const ordered = [...members.values()].map((member) =>
      member.text === 'true' || member.text === 'false' ? toAtom('boolean') : member,
    );
    return toUnion(ordered);
  }
  if (members.has('boolean')) ['true', 'false'].forEach((text) => members.delete(text));
  const isAbsence = ({ text }: TypePiece) => text === 'null' || text === 'undefined';
  const all = [...members.values()];
  const list = [...all.filter((member) => !isAbsence(member)), ...all.filter(isAbsence)];
  const [only] = list;
  if (list.length === 1 && only) return only;
  const text = list
    .map((member) => (member.kind === 'function' ? parenthesize(member) : member.text))
    .join(' | ');
  return { text: text || 'never', kind: list.length ? 'union' : 'atom', members: list };
}

/** `A & B`; empty object types say nothing and are left out. */
export function toIntersection(pieces: readonly TypePiece[]): TypePiece {
  const list = pieces.filter((piece) => piece.text !== '{}');
  const [only] = list;
  if (!only) return toAtom('{}');
  if (list.length === 1) return only;
  const text = list
    .map((piece) =>
      piece.kind === 'function' || piece.kind === 'union' ? parenthesize(piece) : piece.text,
    )
    .join(' & ');
  return { text, kind: 'intersection', members: [] };
}

/** `A[]`, `(A | B)[]`. */
export function toArray(element: TypePiece): TypePiece {
  return toAtom(`${element.kind === 'atom' ? element.text : parenthesize(element)}[]`);
}

/** The piece without those members of a union. */
export function withoutMembers(piece: TypePiece, texts: readonly string[]): TypePiece {
  if (piece.kind !== 'union') return piece;
  const rest = piece.members.filter((member) => !texts.includes(member.text));
  return rest.length === 0 ? piece : toUnion(rest);
}
