import { once } from '../../shared/once';
import { loadSharp } from '../loadSharp';
import { clampLines, drawLine, measureText, toLines, type CardType } from './cardText';

/** Size that social networks ask for, in pixels. */
const cardSize = { width: 1200, height: 630 };
/** Where the text of a page stands: clear of the plumb line at the right and of the site's name below. */
const textArea = { left: 80, top: 80, width: 920, height: 450 };
/** Of the page in light mode, by the names of its tokens, in a notation that the renderer reads. */
export const cardColors = {
  'surface-0': '#faf8f4',
  text: '#252421',
  'text-quiet': '#585550',
  accent: '#045651',
} as const;

const smallType: CardType = { size: 30, weight: 700, leading: 37 };
const titleType: CardType = { size: 80, weight: 700, leading: 88 };
const longTitleType: CardType = { size: 64, weight: 700, leading: 70 };
const descriptionType: CardType = { size: 34, weight: 400, leading: 48 };
/** Longer titles are set smaller. */
const longTitle = 32;
const titleLines = 3;
const descriptionLines = 3;

interface CardText {
  title: string;
  description: string;
  /** Small line above the title. */
  section: string;
}

/** The type in which the widest word of a title is no wider than a line. */
function toTitleType(title: string): CardType {
  const type = title.length > longTitle ? longTitleType : titleType;
  const widest = Math.max(...title.split(/\s+/).map((word) => measureText(word, type)));
  const scale = Math.min(1, textArea.width / widest);
  return { ...type, size: type.size * scale, leading: type.leading * scale };
}

/**
 * @param top upper edge of its first line. @param count most lines it may have.
 * @returns the paragraph as SVG, and its lower edge.
 */
function setParagraph(text: string, type: CardType, top: number, count: number, fill: string) {
  const { left, width } = textArea;
  const lines = clampLines(toLines(text, type, width), count, type, width);
  // The letters of Commissioner reach from 1 em above the baseline to 0.22 em below.
  const baseline = top + (type.leading - 1.22 * type.size) / 2 + type.size;
  const drawn = lines.map((line, index) =>
    drawLine(line, type, left, baseline + index * type.leading, fill),
  );
  return { svg: drawn.join(''), bottom: top + lines.length * type.leading };
}

/** @returns the text of a card as SVG. */
function toTextSvg({ title, description, section }: CardText): string {
  const above = setParagraph(section, smallType, textArea.top, 1, cardColors.accent);
  const heading = setParagraph(
    title,
    toTitleType(title),
    above.bottom + 48,
    titleLines,
    cardColors.text,
  );
  const top = heading.bottom + 32;
  const room = Math.floor((textArea.top + textArea.height - top) / descriptionType.leading);
  const count = Math.min(descriptionLines, room);
  const below = setParagraph(description, descriptionType, top, count, cardColors['text-quiet']);
  return above.svg + heading.svg + below.svg;
}

/** What every card shows. */
const drawFrame = once(() => {
  const name = drawLine('Plumbline', smallType, textArea.left, 559, cardColors.text);
  return `<rect width="100%" height="100%" fill="${cardColors['surface-0']}"/><path fill="${cardColors.accent}" d="M1098 0h4v450h-4zM1076 450h48v13l-24 59l-24-59z"/>${name}`;
});

/** PNG of the card that is shown where a page is shared. */
export async function renderCard(text: CardText): Promise<Uint8Array> {
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawFrame()}${toTextSvg(text)}</svg>`;
  // Level 6 is 10 % smaller and takes twice as long.
  return loadSharp()(Buffer.from(svg))
    .removeAlpha()
    .png({ compressionLevel: 4, adaptiveFiltering: false })
    .toBuffer();
}
