import type { OutputChunk } from 'rolldown';

/** Bundled files by name. */
export type Chunks = ReadonlyMap<string, OutputChunk>;

/** Files that a file imports, directly or not: each after those that it imports itself. */
export function toImports(file: string, chunks: Chunks): string[] {
  const seen = new Set<string>();
  const inOrder: string[] = [];
  const visit = (name: string): void => {
    for (const imported of chunks.get(name)?.imports ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      visit(imported);
      inOrder.push(imported);
    }
  };
  visit(file);
  return inOrder;
}

/**
 * A circle between shared files would run a module before what it builds on.
 * @throws Error that names the files; the cut has to be mended then.
 */
export function assertNoCircle(chunks: Chunks): void {
  for (const [name] of chunks) {
    const circle = toImports(name, chunks).filter((file) => toImports(file, chunks).includes(name));
    if (circle.length > 0) {
      throw new Error(
        `The files ${circle.join(', ')} of the demo scripts import each other. Mend src/node/demos/toChunkName.ts.`,
      );
    }
  }
}
