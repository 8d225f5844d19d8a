import type { DemoSource } from '../../../src/node/demos/collectDemos';
import { checkTailwindClasses } from '../../../src/node/verify/checkTailwindClasses';

const file = 'content/react-chip/Loud/tailwind.tsx';

async function check(code: string, source: Partial<DemoSource> = {}): Promise<string[]> {
  const problems = await checkTailwindClasses([
    {
      name: 'Loud',
      docsPagePathname: '/react-chip/',
      isFramed: false,
      sources: [{ file, code, styling: 'Tailwind', localFiles: [], packages: [], ...source }],
    },
  ]);
  return problems.map((problem) => `${problem.file}:${problem.line}: ${problem.message}`);
}

const toMessage = (line: number, name: string, hint = '') =>
  `${file}:${line}: Tailwind makes no CSS of the class "${name}".${hint} Correct it, or write a rule for it into a stylesheet that the demo imports.`;

test('utilities, variants and arbitrary values say nothing', async () => {
  const code =
    '<b className="flex dark:[&.Mui-checked]:bg-orange-300 w-[3.5em] rounded-none! -mt-4" />';
  expect(await check(code)).toEqual([]);
});

test('a misspelled utility is told of at its line, with the one that was meant', async () => {
  expect(await check('<b\n  className="flex\n    rouned-lg hover:bg-slte-950"\n/>')).toEqual([
    toMessage(3, 'rouned-lg', ' Did you mean "rounded-lg"?'),
    toMessage(3, 'hover:bg-slte-950', ' Did you mean "bg-slate-950"?'),
  ]);
});

test('a misspelled variant is told of', async () => {
  expect(await check('<b className="hovr:flex" />')).toEqual([toMessage(1, 'hovr:flex')]);
});

test.each([
  ['slotProps', '<b slotProps={{ root: { className: "flexx" } }} />'],
  ['classes', '<b classes={{ root: "flexx" }} />'],
  ['a variable', 'const own = "flexx";\n<b className={own} />'],
  ['a map', 'const tones = { quiet: "flex", loud: "flexx" };\n<b className={tones[tone]} />'],
  ['a choice', '<b className={tone === "loud" ? "flexx" : "flex"} />'],
  ['a condition', '<b className={tone === "loud" && "flexx"} />'],
  ['a template', '<b className={`${shared} flexx`} />'],
  ['a list', '<b className={["flex", "flexx"].join(" ")} />'],
  [
    'a function',
    'function toClass(tone) {\n return "flexx";\n}\n<b className={toClass("loud")} />',
  ],
  [
    'a slot with a state',
    '<b slotProps={{ root: ({ on }) => ({ className: on ? "flexx" : "" }) }} />',
  ],
])('a class of %s is read', async (_, code) => {
  expect(await check(code)).toEqual([expect.stringContaining('"flexx"')]);
});

test('what is no class is not read', async () => {
  expect(
    await check('const label = "Opem it";\n<b className="flex" aria-label={label} />'),
  ).toEqual([]);
});

test('a class that is put together is no class of Tailwind', async () => {
  expect(await check('<b className={`flex text-${tone}-700`} />')).toEqual([
    `${file}:1: Tailwind does not find the class "text-\${tone}-700", which is put together when the demo runs. Write each of its names in whole, as the values of an object.`,
  ]);
});

test('marks, classes of the libraries and classes with a rule of their own need no utility', async () => {
  const code =
    '<b className="group peer/thumb Mui-checked base-Switch-root knot rope [&_.rope]:flex" />';
  const localFiles = [
    { file: 'content/react-chip/Loud/styles.css', code: '.knot { color: red; }' },
  ];
  expect(await check(code, { localFiles })).toEqual([]);
});

test('demos in another styling are not read', async () => {
  expect(await check('<b className="flexx" />', { styling: 'CSS' })).toEqual([]);
});
