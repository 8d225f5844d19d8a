import { compile } from 'tailwindcss';

/** What all demos have of Tailwind CSS: its theme, its base styles and its utilities. */
export const tailwindInput = `
@import 'tailwindcss/theme.css';
@import 'tailwindcss/preflight.css';
@import 'tailwindcss/utilities.css';
`;

/** How Tailwind gets at the stylesheets of its package. @param load text of one, by its file name. */
export function toTailwindOptions(load: (file: string) => string) {
  return {
    loadStylesheet: (id: string) => {
      const file = id.replace('tailwindcss/', '');
      return Promise.resolve({ path: file, base: '', content: load(file) });
    },
  };
}

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
  const compiler = await compile(tailwindInput, toTailwindOptions(load));
  return compiler.build([...candidates]);
}
