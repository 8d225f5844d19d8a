import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatContentErrors, ContentErrors } from '../../../src/node/errors';
import { parseMeanings } from '../../../src/node/icons/parseMeanings';
import { readIcons } from '../../../src/node/icons/readIcons';
import { readIconSet } from '../../../src/node/icons/readIconSet';
import { toIconSet } from '../../../src/node/icons/toIconSet';
import {
  iconStyles,
  shelfSize,
  toComponentName,
  toShelfFile,
  type IconNames,
  type IconShelf,
} from '../../../src/shared/icons';

const root = process.cwd();
const load = createRequire(path.join(root, 'package.json'));
const installed = readIcons(root);
const set = readIconSet(root);
const names = JSON.parse(set.files.get('names.json') ?? '') as IconNames;

function readShelf(place: number, style: (typeof iconStyles)[number]): IconShelf {
  return JSON.parse(set.files.get(toShelfFile(place, style)) ?? '') as IconShelf;
}

/** What the package itself renders inside its `<svg>`. */
function renderInstalled(component: string): string {
  const { default: Icon } = load(`@mui/icons-material/${component}`) as { default: ComponentType };
  return renderToStaticMarkup(createElement(Icon)).replace(/^.*?<svg[^>]*>|<\/svg>$/g, '');
}

/** The same markup however its elements are closed and its attributes ordered. */
function toComparable(markup: string): string[] {
  return markup
    .replace(/><\/\w+>/g, '/>')
    .replace(/xlink:href/g, 'href')
    .split(/(?=<)/)
    .map((tag) => (tag.match(/[\w-]+(?:="[^"]*")?/g) ?? []).sort().join(' '));
}

test('every module of the package that makes an icon is an icon in a style', () => {
  const index = Object.keys(load('@mui/icons-material') as object);
  const ours = installed.icons.flatMap(({ name, markup }) =>
    iconStyles.filter((style) => markup[style]).map((style) => toComponentName(name, style)),
  );
  expect(ours.sort()).toEqual(index.sort());
});

test.each([
  'Delete',
  'DeleteTwoTone',
  'Battery20',
  'GitHub',
  'Brightness1Rounded',
  'FlutterDash',
  'ImageAspectRatioOutlined',
  'StarHalfSharp',
])('%s is drawn as the package renders it', (component) => {
  const found = installed.icons.flatMap(({ name, markup }) =>
    iconStyles
      .filter((style) => toComponentName(name, style) === component)
      .map((style) => markup[style] ?? ''),
  );
  expect(found.map(toComparable)).toEqual([toComparable(renderInstalled(component))]);
});

test('a drawing holds shapes and nothing that could run or load', () => {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  for (const { markup } of installed.icons) {
    for (const drawing of Object.values(markup)) {
      for (const [, element = ''] of drawing.matchAll(/<(\w+)/g)) elements.add(element);
      for (const [, attribute = ''] of drawing.matchAll(/ ([\w-]+)="/g)) attributes.add(attribute);
    }
  }
  expect([...elements].sort()).toEqual(['circle', 'defs', 'ellipse', 'g', 'path', 'use'].sort());
  expect([...attributes].filter((name) => name.startsWith('on'))).toEqual([]);
});

test('the list of meanings covers at least 500 icons, each there and with words of its own', () => {
  expect(names.meanings.length).toBeGreaterThanOrEqual(500);
  expect(names.meanings.filter((words) => words.trim() === '')).toEqual([]);
});

test('an icon that is not there is an error at its line, with the name that may be meant', () => {
  const parse = () =>
    parseMeanings('Delete: trash\nDelet: bin\n', 'meanings.yml', new Set(['Delete']));
  expect(parse).toThrow(ContentErrors);
  try {
    parse();
  } catch (error) {
    expect(formatContentErrors((error as ContentErrors).errors)).toMatch(
      /^meanings\.yml:2: No icon "Delet" in @mui\/icons-material\. .*"Delete"/,
    );
  }
});

test('files hold each icon at its place, and no style that it lacks', () => {
  expect(names.names.filter((name) => !names.missing[name]?.includes('Filled'))).toHaveLength(
    set.count,
  );
  for (const name of ['Menu', 'Zoom', 'GitHub', 'ZoomOutMap', 'Abc']) {
    const place = names.names.indexOf(name);
    const icon = installed.icons.find((candidate) => candidate.name === name);
    for (const style of iconStyles) {
      if (place < 0) continue;
      expect(readShelf(place, style)[place % shelfSize]).toBe(icon?.markup[style] ?? null);
    }
  }
  expect(names.missing['GitHub']).toEqual(['Outlined', 'Rounded', 'Sharp', 'Two tone']);
});

test('what the page has at first are the first icons of the order', () => {
  expect(set.first.map(({ name }) => name)).toEqual(names.names.slice(0, set.first.length));
  const shelf = readShelf(0, 'Filled');
  expect(set.first[3]?.markup).toBe(shelf[3]);
});

test('other content has another folder', () => {
  const other = toIconSet(
    installed,
    new Map([
      ['Zebra', 'striped'],
      ['Abc', 'letters'],
    ]),
  );
  expect(other.folder).not.toBe(set.folder);
  expect(other.first[0]?.name).toBe('Abc');
});
