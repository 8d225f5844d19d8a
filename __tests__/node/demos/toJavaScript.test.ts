import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { check } from 'prettier/standalone';
import { toJavaScript } from '../../../src/node/demos/toJavaScript';
import { UnremovableSyntax } from '../../../src/node/demos/removeTypes';

const cases: [what: string, typeScript: string, javaScript: string][] = [
  ['annotations', 'const a: number = 1;\nlet b: string | null;\n', 'const a = 1;\nlet b;\n'],
  [
    'types of parameters and results',
    'function add(a: number, b?: number): number {\n  return a + (b ?? 0);\n}\n',
    'function add(a, b) {\n  return a + (b ?? 0);\n}\n',
  ],
  [
    'the result of a function that returns one',
    'const make = (): (() => void) => () => {};\n',
    'const make = () => () => {};\n',
  ],
  [
    'type arguments',
    'const [a] = useState<Map<string, number>>(new Map());\n',
    'const [a] = useState(new Map());\n',
  ],
  [
    'generic arrows',
    'const first = <T,>(list: T[]): T => list[0]!;\n',
    'const first = (list) => list[0];\n',
  ],
  [
    'type arguments of elements',
    'const a = <Select<string> multiple />;\n',
    'const a = <Select multiple />;\n',
  ],
  [
    'assertions',
    "const a = (b as HTMLElement).id;\nconst c = ['x'] as const;\n",
    "const a = b.id;\nconst c = ['x'];\n",
  ],
  ['satisfies', 'const a = { b: 1 } satisfies Props;\n', 'const a = { b: 1 };\n'],
  [
    'type-only imports',
    "import { type A } from 'a';\nimport type B from 'b';\nimport C, { type D } from 'c';\nC();\n",
    "import C from 'c';\nC();\n",
  ],
  [
    'imports that only types use',
    "import * as React from 'react';\nconst a = (e: React.MouseEvent) => e.type;\n",
    'const a = (e) => e.type;\n',
  ],
  [
    'type-only exports',
    "import { Tone } from './tone';\nexport { type Tone, tone };\nexport { type A, type B } from 'a';\n",
    'export { tone };\n',
  ],
  ['imports for effect', "import './styles.css';\n", "import './styles.css';\n"],
  [
    'interfaces with what is said about them',
    "import { x } from 'x';\n\n// About the props.\ninterface Props {\n  a: number;\n}\n\n// About the constant.\nconst y = x;\n",
    "import { x } from 'x';\n\n// About the constant.\nconst y = x;\n",
  ],
  [
    'comments that stand apart from a removed type',
    '// A comment of its own.\n\ntype A = string;\n\nconst a = 1;\n',
    '// A comment of its own.\n\nconst a = 1;\n',
  ],
  [
    'comments to the compiler',
    '// @ts-expect-error -- not yet typed\nconst a = b;\n',
    'const a = b;\n',
  ],
  [
    'blank lines and line breaks',
    'const options = {\n  a: 1,\n};\n\nfunction b(c: { d: number }) {\n  const e = c.d;\n\n  return e;\n}\n',
    'const options = {\n  a: 1,\n};\n\nfunction b(c) {\n  const e = c.d;\n\n  return e;\n}\n',
  ],
  [
    'overloads and declarations',
    "declare module 'x' {\n  interface Y {}\n}\nfunction a(b: string): string;\nfunction a(b: number): number;\nfunction a(b: unknown) {\n  return b;\n}\n",
    'function a(b) {\n  return b;\n}\n',
  ],
  [
    'types beside comments that have signs of types',
    'const a = (b: number) /* b: ) */ : string => c<string /* > */>(b);\n',
    'const a = (b) /* b: ) */ => c(b);\n',
  ],
  [
    'members of classes',
    'class A<T> extends B<T> implements C {\n  private readonly d: number = 1;\n  e?: string;\n  [key: string]: unknown;\n}\n',
    'class A extends B {\n  d = 1;\n  e;\n}\n',
  ],
  [
    'abstract members',
    'abstract class A {\n  abstract b: string;\n  abstract get c(): number;\n  abstract d(): void;\n  e = 1;\n}\n',
    'class A {\n  e = 1;\n}\n',
  ],
];

test.each(cases)(
  '%s: nothing is left of the types, all else stays',
  async (_what, code, expected) => {
    expect(await toJavaScript(code, 'Demo.tsx')).toBe(expected);
  },
);

test('what is more than types is refused with its line', async () => {
  const refused = toJavaScript('const a = 1;\nenum B {\n  C,\n}\n', 'Demo.tsx');
  await expect(refused).rejects.toThrow(UnremovableSyntax);
  await expect(refused).rejects.toMatchObject({ line: 2 });
});

test('a whole demo reads as if it had been written in JavaScript', async () => {
  const file = '__tests__/fixtures/demos/material-ui/react-button/LoadingFields.tsx';
  const result = await toJavaScript(readFileSync(path.resolve(file), 'utf8'), file);
  expect(result).toContain('{/* Ids are made by the field itself. */}');
  expect(result).toContain('// A comment that belongs to the component.\nexport default function');
  expect(result).not.toMatch(/interface|React\.\w+Event|HTMLInputElement|satisfies|type Key/);
  const options = { parser: 'babel', plugins: [babel, estree], printWidth: 100, singleQuote: true };
  expect(await check(result, options)).toBe(true);
});
