import { compile } from 'tailwindcss';

const input = `
@import 'tailwindcss/theme.css';
@import 'tailwindcss/preflight.css';
@import 'tailwindcss/utilities.css';
`;

/**
 * @param code text in which class names stand between quotes and spaces.
 * @returns every word that could be one; Tailwind ignores what is none.
 */
export function findClassCandidates(code: string): string[] {
  return [...new Set(code.split(/[\s"'`]+/))];
}

/**
 * Compiles Tailwind CSS for the classes of some code: its theme, its base styles and the utilities that are used.
 * @param candidates words that may be class names. @param load text of a stylesheet of the package, by its file name.
 */
export async function compileTailwind(
  candidates: readonly string[],
  load: (file: string) => string,
): Promise<string> {
  const compiler = await compile(input, {
    loadStylesheet: (id) => {
      const file = id.replace('tailwindcss/', '');
      return Promise.resolve({ path: file, base: '', content: load(file) });
    },
  });
  return compiler.build([...candidates]);
}
