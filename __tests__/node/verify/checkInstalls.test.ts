import { checkInstalls } from '../../../src/node/verify/checkInstalls';
import type { KnownPackages } from '../../../src/node/verify/installedPackages';
import type { AuthoredPage } from '../../../src/node/verify/readPages';
import { toSnippets } from '../../../src/node/verify/snippets';

const known: KnownPackages = {
  versions: new Map([['tides', ['2.1.0']]]),
  documented: new Map([['tides', '2.1.0']]),
  peers: new Map([['calendar', [{ by: '@mui/x-date-pickers', range: '^2.13.0-0' }]]]),
  commands: new Set(['ebb']),
  named: [{ name: 'tides', versions: ['1.9.0'], page: '/migration/' }],
};

function messagesFor(command: string, pathname = '/start/'): string[] {
  const page = { file: 'page.mdx', pathname, body: { inlineCodes: [{ value: command, line: 3 }] } };
  return checkInstalls([page as unknown as AuthoredPage], [], known).map(({ message }) => message);
}

/** Names that a block says and nobody knows, with the line of the file. */
function unknownIn(language: string, ...lines: string[]): string[] {
  const fence = { value: { language, meta: '', code: lines.join('\n') }, line: 10 };
  const page = { file: 'page.mdx', pathname: '/', body: { inlineCodes: [], fences: [fence] } };
  const snippets = toSnippets(page as unknown as AuthoredPage);
  return checkInstalls([], snippets, known).map(({ line, message }) => {
    const [, name] = /^Unknown package "([^"]+)"/.exec(message) ?? [];
    return `${line}: ${name ?? message}`;
  });
}

it('takes a preview that the range of a peer names, and no other', () => {
  expect(messagesFor('npm install calendar@2.13.0-0')).toEqual([]);
  expect(messagesFor('npm install calendar@2.30.0-0')).toEqual([
    expect.stringContaining('is outside of "^2.13.0-0", which @mui/x-date-pickers asks for'),
  ]);
});

it('takes an older version of a documented package on the page of the migration that ends there, and nowhere else', () => {
  expect(messagesFor('npm install tides@1.9.0', '/migration/')).toEqual([]);
  expect(messagesFor('npm install tides@1.8.0', '/migration/')).toHaveLength(1);
  expect(messagesFor('npm install tides@1.9.0')).toEqual([
    expect.stringContaining('does not take 2.1.0, the version that this site documents'),
  ]);
});

it.each([
  'npm  install  tidse@2',
  '$ npm install tidse@2',
  'sudo npm install -g tidse',
  'CI=1 npm install tidse@2',
  'cd web && npm i tidse',
  'npm --workspace web install tidse',
  'npm install -- tidse',
  'npm install "tidse@^2 || ^3"',
  'pnpm --filter web add tidse',
  'pnpm add -w tidse',
  'yarn workspace web add tidse',
  'yarn global add tidse',
  'bun add tidse',
  'npx tidse',
  'npx -y tidse@2 src',
  'npx --package=tidse ebbing',
  'npx -p tidse ebbing',
  'npm exec -- tidse --flag',
  'npm exec --package tidse -- ebbing',
  'pnpm dlx tidse',
  'yarn dlx -p tidse ebbing',
  'bunx tidse',
  'bun x tidse',
])('finds the package of `%s`', (command) => {
  expect(messagesFor(command)).toEqual([expect.stringMatching(/^Unknown package "tidse"/)]);
});

it.each([
  ['npm create tide', 'create-tide'],
  ['npm create tide@5 my-app -- --template react', 'create-tide'],
  ['npm init tide', 'create-tide'],
  ['npm init @tide', '@tide/create'],
  ['npm init @tide@5', '@tide/create'],
  ['npm init @tide/app@5', '@tide/create-app'],
  ['pnpm create tide', 'create-tide'],
  ['yarn create @tide/app', '@tide/create-app'],
])('finds what `%s` fetches', (command, name) => {
  expect(messagesFor(command)).toEqual([expect.stringContaining(`Unknown package "${name}"`)]);
});

it.each([
  'npm install tides@^2.0.0 # the newest',
  '# npm install tidse',
  'npm install --workspace web tides@2.1.0',
  'npm install -w web tides@2.1.0 --registry https://registry.example --tag next',
  'pnpm add --filter web -C ../app tides@2.1.0',
  'yarn --cwd web add tides@2.1.0',
  'npm install tides@2.1.0 > log.txt 2>&1',
  'npm install',
  'npm install ./tidse',
  'npm init -y',
  'npm init -w packages/web',
  'npm create somebody/repository',
  'npm create ./starter',
  'npm exec',
  'npx ebb build -p tidse',
  'npx -c "tidse --all"',
  'npm run install tidse',
  'npm uninstall tidse',
  'npm ls tidse',
  'yarn workspace web build tidse',
  'pnpm exec tidse',
  'constructor',
])('has nothing to say about `%s`', (command) => {
  expect(messagesFor(command)).toEqual([]);
});

it('follows a command over its lines, to the line of each package', () => {
  expect(
    unknownIn(
      'bash',
      '# Not a command: \\',
      'sudo npm install --workspace web \\',
      '  tides@2.1.0 \\',
      '  tidse # misspelt',
      'yarn add waevs',
    ),
  ).toEqual(['14: tidse', '15: waevs']);
});

it('reads a manifest, however it is laid out', () => {
  expect(unknownIn('json', '{ "dependencies": { "tidse": "^2" } }')).toEqual(['11: tidse']);
  expect(
    unknownIn(
      'json',
      '{',
      '\t"devDependencies": { "tides": "2.1.0",',
      '\t\t"tidse": "2" }, "optionalDependencies": {',
      '\t\t"waevs": "workspace:*",',
      '\t\t"ebbs": "1"',
      '\t}, "scripts": { "flood": "ebb" },',
      '\t"nested": { "dependencies": { "flood": "1" } }',
      '}',
    ),
  ).toEqual(['13: tidse', '15: ebbs']);
});
