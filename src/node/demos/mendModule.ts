import type { Plugin } from 'rolldown';

/** What is put in the place of one piece of code of an installed package. */
interface Mend {
  name: string;
  /** Which files have it. */
  file: RegExp;
  piece: string;
  mended: string;
}

/** A change to an installed package as demos have it, where that gives the same answers. A package without the piece stays as it is. */
export function mendModule({ name, file, piece, mended }: Mend): Plugin {
  return {
    name,
    transform: {
      filter: { id: file, code: piece },
      handler: (code) => ({ code: code.replace(piece, mended), map: null }),
    },
  };
}
