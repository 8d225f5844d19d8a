import path from 'node:path';
import type { AuthoredDemo } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import { compileCached, type VerifyTools } from './compileCached';

interface DemoModule {
  file: string;
  code: string;
  /** Its own code, and that of all files it may import. */
  contents: readonly string[];
}

/** The demos and the modules that they share, each once. */
function listModules(demos: readonly AuthoredDemo[]): DemoModule[] {
  const modules = new Map<string, DemoModule>();
  for (const { file, code, localFiles } of demos.flatMap(({ sources }) => sources)) {
    const others = localFiles.flatMap((local) => [local.file, local.code]);
    for (const module of [{ file, code }, ...localFiles]) {
      if (/\.tsx?$/.test(module.file) && !modules.has(module.file))
        modules.set(module.file, { ...module, contents: [module.code, ...others] });
    }
  }
  return [...modules.values()];
}

/**
 * Type-checks demos as readers copy them, with the files that they import, each as a module of its own.
 * @param demos those whose files are given relative to the root.
 */
export function checkDemoTypes(demos: readonly AuthoredDemo[], tools: VerifyTools): ContentError[] {
  const modules = listModules(demos);
  const results = compileCached(
    modules.map(({ file, code, contents }) => ({
      path: path.join(tools.root, path.dirname(file), `.demo-${path.basename(file)}`),
      code,
      isTest: false,
      siblings: new Map(),
      contents,
    })),
    'demos',
    tools,
  );
  return modules.flatMap(({ file }, index) =>
    (results[index] ?? []).map(({ line, code, text }) => ({
      file,
      line,
      message: `The demo does not compile: ${text.replace(/\.?$/, '.')} (TS${code}) Correct the code.`,
    })),
  );
}
