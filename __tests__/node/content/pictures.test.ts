import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sizePictures } from '../../../src/node/content/pictures';
import { loadSharp } from '../../../src/node/loadSharp';
import { compileMdx } from '../../../src/node/mdx/compileMdx';
import { createTemporaryFolder } from '../../support/temporaryFolder';

let root: string;

/** 300 × 200 pixels; @param orientation as a camera notes it. */
async function write(name: string, orientation = 1): Promise<void> {
  await loadSharp()({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .jpeg()
    .withMetadata({ orientation })
    .toFile(path.join(root, 'static/pictures', name));
}

beforeAll(async () => {
  root = createTemporaryFolder('sizes');
  mkdirSync(path.join(root, 'static/pictures'), { recursive: true });
  await write('two chips.jpg');
  await write('turned.jpg', 6);
});

async function toTags(body: string): Promise<string[]> {
  const blocks = await sizePictures(compileMdx(body, 'content/a/index.mdx', 1).content, root);
  return blocks.flatMap(({ html = '' }) => html.match(/<img[^>]*>/g) ?? []);
}

test('a picture says how large it is', async () => {
  expect(await toTags('![Two chips](</pictures/two chips.jpg>)')).toEqual([
    '<img src="/pictures/two%20chips.jpg" width="300" height="200" alt="Two chips">',
  ]);
});

test('one that its camera has turned is as high as it is shown', async () => {
  expect(await toTags('![A tower](/pictures/turned.jpg)')).toEqual([
    '<img src="/pictures/turned.jpg" width="200" height="300" alt="A tower">',
  ]);
});

test('what cannot be read is left as it is', async () => {
  expect(await toTags('![Nothing](/pictures/none.jpg)')).toEqual([
    '<img src="/pictures/none.jpg" alt="Nothing">',
  ]);
});
