import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileMdx } from '../../../src/node/mdx/compileMdx';
import { checkPictures } from '../../../src/node/verify/checkPictures';
import { loadSharp } from '../../../src/node/loadSharp';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const file = 'content/react-chip/index.mdx';

async function check(body: string): Promise<string[]> {
  const root = createTemporaryFolder('pictures');
  for (const folder of ['static/pictures', 'content/react-chip']) {
    mkdirSync(path.join(root, folder), { recursive: true });
    await loadSharp()({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
      .png()
      .toFile(path.join(root, folder, 'chips.png'));
  }
  writeFileSync(path.join(root, 'static/pictures/broken.png'), 'no picture');
  const problems = await checkPictures([{ file, body: compileMdx(body, file, 1) }], root);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

test('a picture of static/ with a text is right', async () => {
  expect(await check('![Two chips](/pictures/chips.png)')).toEqual([]);
});

test('a picture beside its page, which no page serves, is told of', async () => {
  expect(await check('Text.\n\n![Two chips](chips.png)')).toEqual([
    '3: Picture "chips.png" depends on where the page is. Put it into static/, and write its path from there, which begins with a slash.',
  ]);
});

test.each([
  ['![Two chips](/pictures/chip.png)', 'is not in static/'],
  ['![Two chips](/pictures/broken.png)', 'cannot be read as one'],
  ['![Two chips](https://example.com/chips.png)', 'is on another server'],
  ['![](/pictures/chips.png)', 'has no text'],
  ['![chips.png](/pictures/chips.png)', 'has no text'],
])('so is %s', async (body, says) => {
  expect(await check(body)).toEqual([expect.stringContaining(says)]);
});
