import path from 'node:path';
import type { AuthoredDemo } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import { compileCached, type CachedSource, type VerifyTools } from './compileCached';

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
 * Demos as readers copy them, and the files that they import, each as a module of its own.
 * @param demos those whose files are given relative to the root. @param root absolute path of the repository.
 */
export function toDemoSources(
  demos: readonly AuthoredDemo[],
  root: string,
): { file: string; source: CachedSource }[] {
  return listModules(demos).map(({ file, code, contents }) => ({
    file,
    source: {
      path: path.join(root, path.dirname(file), `.demo-${path.basename(file)}`),
      code,
      isTest: false,
      siblings: new Map(),
      contents,
    },
  }));
}

/** Type-checks demos, see `toDemoSources`. */
export function checkDemoTypes(demos: readonly AuthoredDemo[], tools: VerifyTools): ContentError[] {
  const modules = toDemoSources(demos, tools.root);
  const results = compileCached(
    modules.map(({ source }) => source),
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
