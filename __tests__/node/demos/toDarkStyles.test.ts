import { toDarkStyles } from '../../../src/node/demos/toDarkStyles';

const page = 'html:not([style]) > body';

test('rules of the dark mode hold where no script has chosen a mode, and no others are there', () => {
  const css =
    ':root{--a:1;--b:2;}.mode-dark{--a:3;}.css-1{color:var(--a);}.mode-dark .css-1{margin:0;}';
  expect(toDarkStyles(css)).toBe(`${page}{--a:3;}${page} .css-1{margin:0;}`);
});

test('of several selectors those of the dark mode are there', () => {
  expect(toDarkStyles(':where(.mode-dark) .a,.b{top:0;}')).toBe(`:where(${page}) .a{top:0;}`);
});

test('conditions around a rule stay, and go where nothing is left in them', () => {
  const css = '@media print{.a{top:0;}}@media (width < 30em){.mode-dark .a{top:1px;}.a{top:0;}}';
  expect(toDarkStyles(css)).toBe(`@media (width < 30em){${page} .a{top:1px;}}`);
});

test('there is nothing where nothing is dark', () => {
  expect(toDarkStyles('.a{top:0;}@keyframes turn{to{rotate:1turn;}}')).toBe('');
});
