import { readImports } from '../../../src/node/demos/readImports';

describe('readImports', () => {
  const read = (code: string) => readImports(code, 'Tides.tsx');

  it('finds a module of which only a type is named', () => {
    const code =
      'const one = 1;\nlet tide: import("lodash").Tide;\nlet all: typeof import("./all");';
    expect(read(code)).toEqual([
      expect.objectContaining({ specifier: 'lodash', line: 2, typeOnly: true }),
      expect.objectContaining({ specifier: './all', line: 3, typeOnly: true }),
    ]);
  });

  it('finds what is required, and tells it from what is imported', () => {
    const [required, imported] = read('const a = require("lodash");\nimport b from "dayjs";');
    expect(required).toMatchObject({ specifier: 'lodash', line: 1, isRequired: true });
    expect(imported).toMatchObject({ specifier: 'dayjs', line: 2, isRequired: false });
  });
});
