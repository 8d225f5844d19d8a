import type { AuthoredDemo } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import { parseWithEsbuild, toInvalidMessage } from './checkDataBlocks';

/** Parses the stylesheets of demos, each once: a browser leaves out what it cannot read, and says nothing. */
export function checkDemoStyles(demos: readonly AuthoredDemo[]): ContentError[] {
  const stylesheets = new Map(
    demos
      .flatMap(({ sources }) => sources.flatMap(({ localFiles }) => localFiles))
      .filter(({ file }) => file.endsWith('.css'))
      .map(({ file, code }) => [file, code]),
  );
  return [...stylesheets].flatMap(([file, code]) =>
    parseWithEsbuild(code, 'css').map(({ line, text }) => ({
      file,
      line,
      message: toInvalidMessage('The stylesheet', 'css', text),
    })),
  );
}
