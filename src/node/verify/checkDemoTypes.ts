import path from 'node:path';
import type { AuthoredDemo } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import { compileCached, type VerifyTools } from './compileCached';

/**
 * Type-checks demos as readers copy them, each as a module of its own.
 * @param demos those whose files are given relative to the root.
 */
export function checkDemoTypes(demos: readonly AuthoredDemo[], tools: VerifyTools): ContentError[] {
  const sources = demos.flatMap((demo) => demo.sources);
  const results = compileCached(
    sources.map(({ file, code, localFiles }) => ({
      path: path.join(tools.root, path.dirname(file), `.demo-${path.basename(file)}`),
      code,
      isTest: false,
      siblings: new Map(),
      contents: [code, ...localFiles.flatMap((local) => [local.file, local.code])],
    })),
    'demos',
    tools,
  );
  return sources.flatMap(({ file }, index) =>
    (results[index] ?? []).map(({ line, code, text }) => ({
      file,
      line,
      message: `The demo does not compile: ${text.replace(/\.?$/, '.')} (TS${code}) Correct the code.`,
    })),
  );
}
