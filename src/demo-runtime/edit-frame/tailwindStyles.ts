import { tailwindFiles } from 'virtual:tailwind-files';
import { compileTailwind, findClassCandidates } from '../../shared/compileTailwind';

/** Tailwind CSS for the classes of some code. */
export function toTailwindStyles(codes: readonly string[]): Promise<string> {
  return compileTailwind(
    findClassCandidates(codes.join('\n')),
    (file) => tailwindFiles[file] ?? '',
  );
}
