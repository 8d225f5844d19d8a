import {
  clampLines,
  drawLine,
  measureText,
  toLines,
  type CardType,
} from '../../../src/node/output/cardText';

const type: CardType = { size: 34, weight: 400, leading: 48 };
const sentence = 'How a button is drawn, pressed and read aloud, with all that it takes.';

describe('text of a card', () => {
  it('is as wide as its size says', () => {
    const width = measureText(sentence, type);
    expect(width).toBeGreaterThan(0);
    expect(measureText(sentence, { ...type, size: 68 })).toBeCloseTo(2 * width);
    expect(measureText(sentence, { ...type, weight: 700 })).toBeGreaterThan(width);
  });

  it('breaks at spaces, and no line is wider than asked for', () => {
    const lines = toLines(sentence, type, 400);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(sentence);
    expect(Math.max(...lines.map((line) => measureText(line, type)))).toBeLessThanOrEqual(400);
  });

  it('gives a word that is too wide a line of its own', () => {
    expect(toLines('a useMultiInputDateTimeRangeField b', type, 100)).toEqual([
      'a',
      'useMultiInputDateTimeRangeField',
      'b',
    ]);
  });

  it('ends with an ellipsis where lines are left out, and only there', () => {
    const lines = toLines(sentence, type, 400);
    expect(clampLines(lines, lines.length, type, 400)).toEqual(lines);
    const [first, second, ...others] = clampLines(lines, 2, type, 400);
    expect(others).toEqual([]);
    expect(first).toBe(lines[0]);
    expect(second).toMatch(/…$/);
    expect(measureText(second ?? '', type)).toBeLessThanOrEqual(400);
  });

  it('is drawn with one outline a word, each where the words before it end', () => {
    const svg = drawLine('of it', type, 0, 0, '#000');
    const scale = Number(/ scale\(([\d.]+)/.exec(svg)?.[1]);
    const places = [...svg.matchAll(/<path transform="translate\(([\d.]+)\)"/g)];
    const [first, second, ...others] = places.map(([, place]) => Number(place) * scale);
    expect(others).toEqual([]);
    expect(first).toBe(0);
    expect(second).toBeCloseTo(measureText('of ', type));
  });
});
