import { serializeStyles } from '@emotion/serialize';
import { createDirectionalCache } from '../../src/demo-runtime/createDirectionalCache';

const rtl = ':where(html[dir="rtl"])';

function createStyles() {
  const { cache, mirror } = createDirectionalCache({ container: document.head });
  const insert = (css: string) => {
    const serialized = serializeStyles([css]);
    cache.insert(`.demo-${serialized.name}`, serialized, cache.sheet, true);
    return serialized.name;
  };
  const Sheet = cache.sheet.constructor as new (options: object) => typeof cache.sheet;
  /** As Emotion does for a `Global`. */
  const insertGlobal = (css: string) => {
    const sheet = new Sheet({ key: 'demo-global', container: document.head });
    [sheet.before = null] = cache.sheet.tags;
    cache.insert('', serializeStyles([css]), sheet, false);
    return sheet;
  };
  const read = () =>
    [...document.head.querySelectorAll('style')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
      .join('');
  return { cache, mirror, insert, insertGlobal, read };
}

beforeEach(() => {
  document.head.innerHTML = '';
});

it('inserts a style as it is written while the page runs from left to right', () => {
  const { cache, insert, read } = createStyles();
  const name = insert('margin-left:4px;');
  expect(read()).toBe(`.demo-${name} {margin-left: 4px;}`);
  expect(cache.inserted[name]).toBe(true);
});

it('gives both directions to styles that are there and to later ones, in their order', () => {
  const { mirror, insert, read } = createStyles();
  const first = insert('margin-left:4px;');
  const second = insert('color:red;');
  mirror();
  const third = insert('left:0;');
  const css = read();
  const places = [
    `${rtl} .demo-${first} {margin-right: 4px;}`,
    `.demo-${second} {color: red;}`,
    `${rtl} .demo-${third} {right: 0;}`,
  ].map((rule) => css.indexOf(rule));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(css).not.toMatch(new RegExp(`(^|})\\.demo-${first} \\{`));
});

it('leaves global styles before the others', () => {
  const { mirror, insert, insertGlobal, read } = createStyles();
  insert('margin-left:4px;');
  insertGlobal('.own{padding-left:4px;}');
  mirror();
  const css = read();
  expect(css).toContain(`${rtl} .own {padding-right: 4px;}`);
  expect(css.indexOf('padding-right')).toBeLessThan(css.indexOf('margin-right'));
});

it('does not bring back a sheet that was taken away, or what a sheet had before it was written anew', () => {
  const { cache, mirror, insert, read } = createStyles();
  insert('margin-left:4px;');
  cache.sheet.flush();
  insert('padding-left:4px;');
  mirror();
  expect(read()).toContain('padding-right: 4px');
  expect(read()).not.toContain('margin');
  const other = createStyles();
  other.insert('margin-left:4px;');
  other.cache.sheet.flush();
  other.mirror();
  expect(other.read()).not.toContain('margin');
});

it('inserts keyframes that stand by themselves once, where nothing takes them away', () => {
  const { insertGlobal, read } = createStyles();
  const sheets = [0, 1].map(() => insertGlobal('@keyframes appear{from{opacity:0;}}'));
  for (const sheet of sheets) sheet.flush();
  expect(read().match(/@keyframes appear/g)).toHaveLength(1);
});
