import { readDemoLook } from '../../src/shared/demoLook';

function readLineHeight(style: Partial<CSSStyleDeclaration>): string {
  const place = document.createElement('div');
  Object.assign(place.style, style);
  document.body.append(place);
  return readDemoLook(place).lineHeight;
}

test('hands a line height down that grows with the text', () => {
  expect(readLineHeight({ fontSize: '16px', lineHeight: '26px' })).toBe('1.625');
});

test('leaves a line height to the font where the page does', () => {
  expect(readLineHeight({ fontSize: '16px', lineHeight: 'normal' })).toBe('normal');
});
