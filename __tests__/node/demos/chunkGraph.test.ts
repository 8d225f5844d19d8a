import type { OutputChunk } from 'rolldown';
import { assertNoCircle, toImports, type Chunks } from '../../../src/node/demos/chunkGraph';

function toChunks(imports: Readonly<Record<string, readonly string[]>>): Chunks {
  const entries = Object.entries(imports);
  return new Map(
    entries.map(([name, list]) => [name, { imports: list } as unknown as OutputChunk]),
  );
}

it('names each file once, after those that it imports, so that they can be run in that order', () => {
  const chunks = toChunks({
    page: ['material', 'engine'],
    material: ['engine', 'base'],
    base: ['runtime'],
    engine: ['runtime'],
    runtime: [],
  });
  expect(toImports('page', chunks)).toEqual(['runtime', 'engine', 'base', 'material']);
});

it('refuses files that import each other', () => {
  expect(() => assertNoCircle(toChunks({ a: ['b'], b: ['a'] }))).toThrow('import each other');
});
