import { takeOnLook } from '../../src/demo-runtime/takeOnLook';
import { readDemoLook } from '../../src/shared/demoLook';
import { textFontsHref } from '../../src/shared/webFonts';

const root = document.documentElement;
const countLinks = () => document.querySelectorAll(`link[href="${textFontsHref}"]`).length;

afterEach(() => {
  root.removeAttribute('data-web-fonts');
  document.head.replaceChildren();
  document.body.removeAttribute('style');
});

test('a frame has the look of its place, and no web fonts where the page has none', () => {
  const place = document.createElement('div');
  place.style.cssText = 'color: rgb(1, 2, 3); font-size: 20px; line-height: 30px';
  document.body.append(place);
  takeOnLook(readDemoLook(place));
  expect(document.body.style).toMatchObject({ color: 'rgb(1, 2, 3)', lineHeight: '1.5' });
  expect(countLinks()).toBe(0);
});

test('a frame fetches the web fonts once that the page shows', () => {
  root.setAttribute('data-web-fonts', '');
  takeOnLook(readDemoLook(document.body));
  takeOnLook(readDemoLook(document.body));
  expect(countLinks()).toBe(1);
});

test('what a frame is not told of its place it leaves as it is', () => {
  document.body.style.color = 'red';
  takeOnLook({ lineHeight: '2' });
  expect(document.body.style).toMatchObject({ color: 'red', lineHeight: '2' });
});
