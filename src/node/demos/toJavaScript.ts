import { format, resolveConfig, type Options } from 'prettier';
import { removeTypes } from './removeTypes';

let options: Promise<Options | null> | null = null;

/** The repository's own formatting, so that both languages of a demo look alike. */
function readOptions(): Promise<Options | null> {
  options ??= resolveConfig(`${process.cwd()}/package.json`);
  return options;
}

/**
 * The JavaScript that a person would have written in place of this TypeScript.
 * @param file its name decides the syntax. @throws UnremovableSyntax, see `removeTypes`.
 */
export async function toJavaScript(code: string, file: string): Promise<string> {
  return format(removeTypes(code, file), { ...(await readOptions()), parser: 'babel' });
}
