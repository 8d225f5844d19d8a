import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileMdx } from '../../../src/node/mdx/compileMdx';
import { checkPictures } from '../../../src/node/verify/checkPictures';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const file = 'content/react-chip/index.mdx';

function check(body: string): string[] {
  const root = createTemporaryFolder('pictures');
  for (const picture of ['static/pictures/chips.png', 'content/react-chip/chips.png']) {
    mkdirSync(path.dirname(path.join(root, picture)), { recursive: true });
    writeFileSync(path.join(root, picture), '');
  }
  return checkPictures([{ file, body: compileMdx(body, file, 1) }], root).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test('a picture of static/ with a text is right', () => {
  expect(check('![Two chips](/pictures/chips.png)')).toEqual([]);
});

test('a picture beside its page, which no page serves, is told of', () => {
  expect(check('Text.\n\n![Two chips](chips.png)')).toEqual([
    '3: Picture "chips.png" depends on where the page is. Put it into static/, and write its path from there, which begins with a slash.',
  ]);
});

test.each([
  ['![Two chips](/pictures/chip.png)', 'is not in static/'],
  ['![Two chips](https://example.com/chips.png)', 'is on another server'],
  ['![](/pictures/chips.png)', 'has no text'],
  ['![chips.png](/pictures/chips.png)', 'has no text'],
])('so is %s', (body, says) => {
  expect(check(body)).toEqual([expect.stringContaining(says)]);
});
