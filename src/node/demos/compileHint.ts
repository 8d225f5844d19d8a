import type { RenderedChunk } from 'rolldown';

/**
 * At the top of a script it has Chromium compile all functions while the script arrives, on another thread, and not each when it is
 * called first: https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

type HintedChunk = Pick<RenderedChunk, 'isEntry' | 'isDynamicEntry' | 'moduleIds'>;

/**
 * For the files that demos are bundled into: the shared ones of pages have the hint, since a first demo runs most of them; what belongs to
 * one page or demo is small, and what only edited code is offered is seldom run.
 * @param isUsed whether a page's demos need a module, given its id. @returns what stands at the top of a file; may be empty.
 */
export function createHintBanner(isUsed: (id: string) => boolean) {
  return ({ isEntry, isDynamicEntry, moduleIds }: HintedChunk): string =>
    !isEntry && !isDynamicEntry && moduleIds.some(isUsed) ? compileHint : '';
}
