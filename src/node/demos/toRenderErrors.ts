import type { DemoPageHtml } from '../../shared/demoPageHtml';
import type { ContentError } from '../errors';
import type { DemoPage } from './demoPages';

/** First place in a stack that lies in a demo's own files. */
function findPlace(
  problem: string,
  files: readonly string[],
): { file: string; line: number } | null {
  for (const [, path = '', line = ''] of problem.matchAll(/\(?([^\s()]+):(\d+):\d+\)?/g)) {
    const file = files.find((name) => path.endsWith(`/${name}`));
    if (file) return { file, line: Number(line) };
  }
  return null;
}

/** What demos wrote to the console or threw while the server rendered them. */
export function toRenderErrors(page: DemoPage, html: DemoPageHtml | undefined): ContentError[] {
  return page.demos.flatMap(({ scope, source, place }) => {
    const files = [source, ...source.localFiles].map(({ file }) => file);
    return (html?.demos[scope]?.problems ?? []).map((problem) => ({
      file: source.file,
      ...(place ?? findPlace(problem, files)),
      message: `The demo does not render cleanly on the server: ${problem.split('\n')[0] ?? ''} A demo throws nothing and writes nothing to the console.`,
    }));
  });
}

/** Demos whose styles would reach the page around them, such as those with `CssBaseline`. */
export function toGlobalStyleErrors(
  page: DemoPage,
  html: DemoPageHtml | undefined,
): ContentError[] {
  return page.demos
    .filter(({ scope }) => html?.demos[scope]?.hasGlobalStyles)
    .map(({ source, place }) => ({
      file: source.file,
      ...place,
      message:
        'The demo sets styles of the whole page, which change what is around it. Show it with `<Demo iframe>`.',
    }));
}
