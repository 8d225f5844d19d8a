import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectPlaygrounds } from '../../../src/node/demos/collectPlaygrounds';
import { apiReference } from '../../support/apiReference';
import { createTemporaryFolder } from '../../support/temporaryFolder';

// It is an ES module, which Jest cannot load; no tag here has code to format.
jest.mock('prettier', () => ({}));

const badge = apiReference({
  name: 'Badge',
  imports: ["import Badge from '@mui/material/Badge';"],
});

function collect(tag: string) {
  const content = createTemporaryFolder('playgrounds');
  const folder = path.join(content, 'material-ui/react-badge');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.mdx'), `${tag}\n`);
  return collectPlaygrounds(content, [badge]);
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
