import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'prettier';
import { once } from '../../shared/once';
import { removeTypes } from './removeTypes';

/** The repository's own formatting, so that both languages of a demo look alike. */
const readOptions = once(
  () => JSON.parse(readFileSync(join(process.cwd(), '.prettierrc.json'), 'utf8')) as Options,
);

/**
 * The JavaScript that a person would have written in place of this TypeScript.
 * @param file its name decides the syntax. @throws UnremovableSyntax, see `removeTypes`.
 */
export async function toJavaScript(code: string, file: string): Promise<string> {
  // Only where a demo has changed.
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  return format(removeTypes(code, file), {
    ...readOptions(),
    parser: 'babel',
    plugins,
  });
}
