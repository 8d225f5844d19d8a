import { IconIndex } from '../../src/icon-search/IconIndex';
import { readIconSet } from '../../src/node/icons/readIconSet';
import type { IconNames } from '../../src/shared/icons';

const names = JSON.parse(readIconSet(process.cwd()).files.get('names.json') ?? '') as IconNames;
const index = new IconIndex(names);
const first = (query: string, count = 5) => index.search(query).slice(0, count);

test.each([
  ['delete', 'Delete'],
  ['trash', 'Delete'],
  ['bin', 'Delete'],
  ['hamburger', 'Menu'],
  ['gear', 'Settings'],
  ['magnifying glass', 'Search'],
  ['user', 'Person'],
  ['money', 'AttachMoney'],
  ['log out', 'Logout'],
  ['three dots', 'MoreVert'],
  ['dropdown', 'ExpandMore'],
  ['heart', 'Favorite'],
  ['floppy disk', 'Save'],
  ['robot', 'SmartToy'],
  ['ARROW BACK', 'ArrowBack'],
])('"%s" offers %s among the first', (query, name) => {
  expect(first(query, 8)).toContain(name);
});

test('the name that was typed comes first', () => {
  for (const name of ['Delete', 'Menu', 'Add', 'Tag', 'Zoom In', 'accountcircle']) {
    expect(first(name, 1)[0]?.toLowerCase()).toBe(name.toLowerCase().replace(' ', ''));
  }
});

test('a pasted component is found with its style', () => {
  expect(first('DeleteOutlined')).toContain('Delete');
  expect(first('ShoppingCartTwoTone', 1)).toEqual(['ShoppingCart']);
  expect(first('delete outlined', 3)).toContain('Delete');
});

test('a pasted name is as many words as it has, which may stand anywhere in a name', () => {
  const found = index.search('ArrowLeft');
  expect(found[0]).toBe('ArrowLeft');
  expect(found).toContain('KeyboardArrowLeft');
});

test('every word of the query counts', () => {
  const found = index.search('cloud up');
  expect(found).toContain('CloudUpload');
  expect(found).not.toContain('Cloud');
});

test('a letter that is wrong, missing or swapped still finds', () => {
  expect(first('calandar')).toContain('CalendarToday');
  expect(first('serach')).toContain('Search');
});

test('nothing typed is everything, in the order of the set; nonsense is nothing', () => {
  expect(index.search('')).toBe(names.names);
  expect(index.search('  <> ')).toBe(names.names);
  expect(index.search('qqqqzzzz')).toEqual([]);
  expect(index.search('constructor __proto__')).toEqual([]);
});
