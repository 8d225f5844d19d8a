import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('gatsby-types.d.ts'))
  .map((name) => path.join('src', name));

/** Declarations that give the left another length than the right, whichever way the page runs. */
function findPhysical(source: string): string[] {
  const sided = source.match(/\b(?:margin|padding|border)-(?:left|right)\s*:[^;\n]*/g) ?? [];
  const uneven = [...source.matchAll(/\b(?:margin|padding|inset):([^;{}\n]+);/g)].filter(
    ([, lengths = '']) => {
      const [, right, , left] =
        lengths.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
      return left !== undefined && left !== right;
    },
  );
  return [...sided, ...uneven.map(([declaration]) => declaration)];
}

test('lengths at the sides are logical, so that a page from right to left is the mirror of the other', () => {
  const physical = files.flatMap((file) =>
    findPhysical(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`),
  );
  expect(physical).toEqual([]);
});
