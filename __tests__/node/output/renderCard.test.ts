import sharp from 'sharp';
import { cardColors, renderCard } from '../../../src/node/output/renderCard';
import { colors } from '../../../src/shared/colors';
import { toHex } from '../../theme/oklch';

const area = { left: 1010, top: 0, width: 60, height: 630 };

/** How much the colours of an area differ, for each of red, green and blue. */
async function contrast(png: Uint8Array, part: typeof area): Promise<number[]> {
  const { channels } = await sharp(await sharp(png).extract(part).png().toBuffer()).stats();
  return channels.map(({ min, max }) => max - min);
}

describe('the card of a page', () => {
  it.each(['surface-0', 'text', 'text-quiet', 'accent'] as const)('has %s of the page', (name) => {
    expect(cardColors[name]).toBe(toHex(colors.light[name]));
  });

  it('keeps long texts clear of the plumb line and of the site’s name', async () => {
    const png = await renderCard({
      section: 'Material UI',
      title: 'Migrating from a style engine to another one, and then on to the one after that',
      description: 'Words that go on and on, until a line of the card is full. '.repeat(8),
    });
    expect(await contrast(png, area)).toEqual([0, 0, 0]);
    expect(await contrast(png, { left: 0, top: 520, width: 1000, height: 12 })).toEqual([0, 0, 0]);
    expect(await contrast(png, { left: 80, top: 534, width: 140, height: 30 })).not.toContain(0);
  });

  it('sets a title whose one word is wider than a line in smaller letters', async () => {
    const png = await renderCard({
      section: 'Date and time pickers',
      title: 'unstable_useMultiInputDateTimeRangeField',
      description: '',
    });
    expect(await contrast(png, area)).toEqual([0, 0, 0]);
    expect(await contrast(png, { left: 900, top: 165, width: 100, height: 60 })).not.toContain(0);
  });
});
