export interface Piece {
  id: string;
  parent: string | null;
  piece: string;
  grams: number;
}

/** A row of the grid: a piece, and its place in the tree. */
export interface Line extends Piece {
  depth: number;
  inside: string;
  total: number;
  isBranch: boolean;
}

export const kit: readonly Piece[] = [
  { id: 'tent', parent: null, piece: 'Tent', grams: 900 },
  { id: 'poles', parent: 'tent', piece: 'Poles', grams: 340 },
  { id: 'bag', parent: 'tent', piece: 'Peg bag', grams: 30 },
  { id: 'pegs', parent: 'bag', piece: 'Pegs', grams: 112 },
  { id: 'line', parent: 'bag', piece: 'Spare line', grams: 48 },
  { id: 'stove', parent: null, piece: 'Stove', grams: 310 },
  { id: 'pot', parent: 'stove', piece: 'Pot', grams: 280 },
  { id: 'spoon', parent: 'pot', piece: 'Spoon', grams: 20 },
];

/** Puts each piece below its parent, and leaves out what is in a branch that is not open. */
export function toLines(
  pieces: readonly Piece[],
  isOpen: (id: string) => boolean,
  compare?: (a: Line, b: Line) => number,
): Line[] {
  const childrenOf = new Map<string | null, Piece[]>();
  for (const piece of pieces) {
    const siblings = childrenOf.get(piece.parent);
    if (siblings) siblings.push(piece);
    else childrenOf.set(piece.parent, [piece]);
  }

  const branch = (parent: string | null, inside: string, depth: number): [Line, Line[]][] => {
    const siblings = (childrenOf.get(parent) ?? []).map((piece): [Line, Line[]] => {
      const below = branch(piece.id, piece.piece, depth + 1);
      const total = below.reduce((sum, [line]) => sum + line.total, piece.grams);
      const line = { ...piece, depth, inside, total, isBranch: below.length > 0 };
      return [line, isOpen(piece.id) ? below.flatMap(([first, rest]) => [first, ...rest]) : []];
    });
    return compare ? siblings.sort(([a], [b]) => compare(a, b)) : siblings;
  };

  return branch(null, '', 0).flatMap(([first, rest]) => [first, ...rest]);
}
