import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toCardPathname, writeCards } from '../../../src/node/output/writeCards';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const button = {
  pathname: '/material-ui/react-button/',
  title: 'Button',
  description: 'What it is for.',
  section: 'Material UI',
};
const home = { ...button, pathname: '/', title: 'Home' };

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('cards');
});

const write = (...pages: (typeof button)[]) =>
  writeCards(pages, path.join(folder, 'public'), path.join(folder, 'cache'));
const toFile = ({ pathname }: typeof button) =>
  path.join(folder, 'public', toCardPathname(pathname));

it('draws a card for each page, and none again', async () => {
  expect(await write(button, home)).toBe(2);
  expect(readFileSync(toFile(button)).equals(readFileSync(toFile(home)))).toBe(false);
  expect(await write(button, home)).toBe(0);
});

it('puts a card of the cache back where the built files are gone', async () => {
  await write(button);
  rmSync(path.join(folder, 'public'), { recursive: true });
  expect(await write(button)).toBe(0);
  expect(existsSync(toFile(button))).toBe(true);
});

it('gives a page the card of its present text, also when it had that text before', async () => {
  await write(button);
  const first = readFileSync(toFile(button));
  expect(await write({ ...button, title: 'Knob' })).toBe(1);
  expect(readFileSync(toFile(button)).equals(first)).toBe(false);
  expect(await write(button)).toBe(0);
  expect(readFileSync(toFile(button)).equals(first)).toBe(true);
});

it('puts every card in its place anew where the list of them cannot be read', async () => {
  await write(button);
  const first = readFileSync(toFile(button));
  writeFileSync(toFile(button), 'of another page');
  writeFileSync(path.join(folder, 'cache/written.json'), '{"/material');
  expect(await write(button)).toBe(0);
  expect(readFileSync(toFile(button)).equals(first)).toBe(true);
});

it('leaves a card alone that is as it should be', async () => {
  await write(button);
  writeFileSync(toFile(button), 'as it is');
  await write(button);
  expect(readFileSync(toFile(button), 'utf8')).toBe('as it is');
});

it('knows no longer which cards are there after a build that stopped on the way', async () => {
  await write(button);
  const first = readFileSync(toFile(button));
  writeFileSync(path.join(folder, 'public/cards/blocked'), 'no folder');
  const stopped = write({ ...button, title: 'Knob' }, { ...button, pathname: '/blocked/page/' });
  await expect(stopped).rejects.toThrow();
  await write(button);
  expect(readFileSync(toFile(button)).equals(first)).toBe(true);
});
