import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectPlaygrounds } from '../../../src/node/demos/collectPlaygrounds';
import { apiProp, apiReference } from '../../support/apiReference';
import { createTemporaryFolder } from '../../support/temporaryFolder';

// It is an ES module, which Jest cannot load; what the tags here have needs no formatting.
jest.mock('prettier', () => ({
  format: (source: string) => Promise.resolve(source.replace(/^\((.*)\)$/s, '$1')),
}));

const badge = apiReference({
  name: 'Badge',
  imports: ["import Badge from '@mui/material/Badge';"],
});

const joyBadge = apiReference({
  name: 'Badge',
  product: 'joy-ui',
  packageName: '@mui/joy',
  imports: ["import Badge from '@mui/joy/Badge';"],
});

const calendar = apiReference({
  name: 'DateCalendar',
  packageName: '@mui/x-date-pickers',
  imports: ["import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';"],
  props: [apiProp({ name: 'referenceDate', type: 'TDate' })],
});

function collect(tag: string) {
  const content = createTemporaryFolder('playgrounds');
  const folder = path.join(content, 'material-ui/react-badge');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.mdx'), `${tag}\n`);
  return collectPlaygrounds(content, [badge, joyBadge, calendar]);
}

test('takes a role, which no component declares, and refuses what is none of its props', async () => {
  const known = await collect(`<Playground of="Badge" values='{"role":"status"}' />`);
  expect(known.errors).toEqual([]);
  expect(known.playgrounds[0]?.fixedProps).toEqual({ role: 'status' });
  const unknown = await collect(`<Playground of="Badge" values='{"tone":"status"}' />`);
  expect(unknown.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('the component has no prop "tone"'),
  ]);
});

test('refuses text among the values, which would not be shown', async () => {
  const { errors } = await collect(`<Playground of="Badge" values='{"children":"Orders"}' />`);
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('Make it an attribute of its own: children="…".'),
  ]);
});

test('takes a date, so that a calendar without a value opens on the same month in the browser and on the server', async () => {
  const { playgrounds, errors } = await collect(
    `<Playground of="DateCalendar" values='{"referenceDate":"dayjs(\\"2024-06-12\\")"}' />`,
  );
  expect(errors).toEqual([]);
  const [playground] = playgrounds;
  expect(playground?.codeProps).toEqual({ referenceDate: 'dayjs("2024-06-12")' });
  expect(playground?.source.code).toContain("import dayjs from 'dayjs';");
  expect(playground?.source.code).toContain(
    '<DateCalendar {...props} referenceDate={dayjs("2024-06-12")} />',
  );
});

test('knows where the component is to stand', async () => {
  const { playgrounds } = await collect('<Playground of="Badge" wrap="wide" height={216} />');
  expect(playgrounds[0]?.layout).toEqual({ wrap: 'wide', height: 216 });
});

test('is there for each tag that the page shows, and for none of a comment', async () => {
  const { playgrounds } = await collect(
    '{/*\n<Playground of="DateCalendar" />\n*/}\n\n<Playground of="Badge"></Playground>',
  );
  expect(playgrounds.map(({ of, line }) => [of, line])).toEqual([['Badge', 5]]);
});

it('shows the component of the product that the front matter names', async () => {
  const { playgrounds } = await collect('---\nproductId: joy-ui\n---\n\n<Playground of="Badge" />');
  expect(playgrounds[0]?.source.code).toContain("from '@mui/joy/Badge'");
});
