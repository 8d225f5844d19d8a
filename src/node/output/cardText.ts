import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { once } from '../../shared/once';
import { remember } from '../remember';

/** Weights of the site's text family that a card is set in. */
export type CardWeight = 400 | 700;

/** How a paragraph of a card is set; lengths in pixels. */
export interface CardType {
  size: number;
  weight: CardWeight;
  /** Distance of two baselines. */
  leading: number;
}

function readFont(weight: CardWeight): Font {
  const file = `node_modules/@fontsource/commissioner/files/commissioner-latin-${weight}-normal.woff`;
  const font = create(readFileSync(path.resolve(file)));
  if (font.type !== 'WOFF') throw new Error(`${file} is a ${font.type} file, not WOFF.`);
  return font;
}

const readFonts = once(() => ({ 400: readFont(400), 700: readFont(700) }));

/** In units of the font. */
interface Word {
  width: number;
  /** Outlines of its letters as the data of an SVG path, from the left end of its baseline, upwards. */
  outline: string;
}

/** Shaping takes most of a card's layout, and cards share words. */
const words = new Map<string, Word>();

function shape(text: string, font: Font): Word {
  const { glyphs, positions } = font.layout(text);
  let width = 0;
  const letters = glyphs.map(({ path: letter }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = letter.translate(width + xOffset, yOffset).toSVG();
    width += xAdvance;
    return outline;
  });
  return { width, outline: letters.join('') };
}

const toWord = (text: string, weight: CardWeight): Word =>
  remember(words, `${weight} ${text}`, () => shape(text, readFonts()[weight]));

/** @returns width of one line of text in pixels. */
export function measureText(text: string, { size, weight }: CardType): number {
  const parts = text.split(' ');
  const space = toWord(' ', weight).width;
  const units = parts.reduce((sum, part) => sum + toWord(part, weight).width, 0);
  return ((units + (parts.length - 1) * space) * size) / readFonts()[weight].unitsPerEm;
}

/** Breaks a text at its spaces into lines of at most `width` pixels; a word that is wider has a line of its own. */
export function toLines(text: string, type: CardType, width: number): string[] {
  const [first = '', ...others] = text.trim().split(/\s+/);
  const lines: string[] = [];
  let line = first;
  for (const word of others) {
    const longer = `${line} ${word}`;
    if (measureText(longer, type) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? [] : [...lines, line];
}

/** @returns the first `count` lines; if there are more, the last one is shortened and ends with an ellipsis. */
export function clampLines(
  lines: readonly string[],
  count: number,
  type: CardType,
  width: number,
): string[] {
  if (lines.length <= count) return [...lines];
  const words = (lines[count - 1] ?? '').split(' ');
  while (words.length > 1 && measureText(`${words.join(' ')}…`, type) > width) words.pop();
  return [...lines.slice(0, count - 1), `${words.join(' ')}…`];
}

/** @returns the outlines of one line as SVG, its baseline starting at `left`, `baseline`. */
export function drawLine(
  text: string,
  { size, weight }: CardType,
  left: number,
  baseline: number,
  fill: string,
): string {
  const scale = size / readFonts()[weight].unitsPerEm;
  const space = toWord(' ', weight).width;
  let offset = 0;
  const parts = text.split(' ').map((part) => {
    const { width, outline } = toWord(part, weight);
    const place = offset;
    offset += width + space;
    return `<path transform="translate(${place})" d="${outline}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${parts.join('')}</g>`;
}
