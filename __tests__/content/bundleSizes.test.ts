import { readFileSync } from 'node:fs';
import { measureImports } from '../../src/node/bundle-size/measureImports';

const guide = readFileSync('content/material-ui/guides/minimizing-bundle-size/index.mdx', 'utf8');
const [, section = ''] = /\n## What it costs\n(.*?)\n##/s.exec(guide) ?? [];
/** In kB: what gzip of another version of Node may differ by. */
const tolerance = 0.2;

/** First and second column of its table: `| Button and Card | + 0.7 kB |`. */
const rows = [...section.matchAll(/^\| (.*`.*) \| (\+ )?([\d.]+) kB \|$/gm)].map(
  ([, what = '', plus, kilobytes]) => ({
    what,
    isAdded: plus !== undefined,
    kilobytes: Number(kilobytes),
  }),
);

/** What a row imports: everything of a package, a function of a module, or components by their paths. */
function toImport(what: string) {
  const names = [...what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const [first = '', second = ''] = names;
  if (what.startsWith('Everything'))
    return { name: 'all', statement: `import * as all from '${first}';` };
  if (second.startsWith('@'))
    return { name: first, statement: `import { ${first} } from '${second}';` };
  const statements = names.map((name) => `import ${name} from '@mui/material/${name}';`);
  return { name: names.join(', '), statement: statements.join('\n') };
}

it('the guide to bundle sizes has the sizes of the installed packages', async () => {
  const imports = [toImport('`Button`'), ...rows.map(({ what }) => toImport(what))];
  const [button = 0, ...sizes] = await measureImports(imports, process.cwd());
  const measured = rows.map((row, index) => {
    const bytes = (sizes[index] ?? 0) - (row.isAdded ? button : 0);
    return { ...row, measured: Number((bytes / 1000).toFixed(1)) };
  });
  expect(rows.length).toBeGreaterThan(5);
  expect(measured.filter((row) => Math.abs(row.measured - row.kilobytes) >= tolerance)).toEqual([]);
});
