import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTailwind, findClassCandidates } from '../../shared/compileTailwind';
import { scopeStylesheet } from '../../shared/scopeStylesheet';
import type { PageDemo } from './demoPages';

/** Containers and portals of demos in Tailwind, see `toDemoScope`. */
const tailwindSelector = '[data-demo$="-tailwind"]';

/** A stylesheet of the installed Tailwind CSS. */
export function readTailwindFile(file: string): string {
  return readFileSync(join(process.cwd(), 'node_modules', 'tailwindcss', file), 'utf8');
}

/**
 * One stylesheet for all Tailwind demos of the site, with only the classes that they use, kept inside them.
 * @returns null if there is no such demo.
 */
export async function createTailwindStylesheet(demos: readonly PageDemo[]): Promise<string | null> {
  const sources = demos.map(({ source }) => source).filter(({ styling }) => styling === 'Tailwind');
  if (sources.length === 0) return null;
  const code = sources.flatMap((source) => [source, ...source.localFiles].map((file) => file.code));
  const css = await compileTailwind(findClassCandidates(code.join('\n')), readTailwindFile);
  return scopeStylesheet(css, tailwindSelector, 'tailwind');
}

/** The stylesheets that demos import, each kept to its demo. */
export function toPlainStyles(demos: readonly PageDemo[]): string {
  return demos
    .flatMap(({ scope, source }) =>
      source.localFiles
        .filter(({ file }) => file.endsWith('.css'))
        .map(({ code }) => scopeStylesheet(code, `[data-demo="${scope}"]`, scope)),
    )
    .join('');
}
