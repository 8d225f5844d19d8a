import fc from 'fast-check';
import { toHighlights } from '../../../src/shared/search/toHighlights';

function mark(name: string, ...words: string[]): string {
  return toHighlights(name, words)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');
}

test.each([
  ['Text Field', ['text'], '[Text] Field'],
  ['Text Field', ['textfield'], '[Text Field]'],
  ['Text Field', ['textfi'], '[Text Fi]eld'],
  ['getOptionLabel', ['label'], 'getOption[Label]'],
  ['getOptionLabel', ['getoptionl'], '[getOptionL]abel'],
  ['Icon buttons', ['button'], 'Icon [button]s'],
  ['Button', ['buttons'], '[Button]'],
  ['Button', ['buton'], '[Button]'],
  ['Show that it is disabled', ['disabled', 'show'], '[Show] that it is [disabled]'],
  ['Card', [], 'Card'],
  ['Größe', ['größe'], '[Größe]'],
  ['<img>', ['img'], '<[img]>'],
])('in %s, the words %j are marked as in %s', (name, words, marked) => {
  expect(mark(name, ...words)).toBe(marked);
});

test('a name always stays whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (name, words) => {
      expect(
        toHighlights(name, words)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});
