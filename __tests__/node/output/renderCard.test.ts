import sharp from 'sharp';
import { renderCard } from '../../../src/node/output/renderCard';

it('keeps long texts clear of the plumb line', async () => {
  const png = await renderCard({
    section: 'Material UI',
    title: 'Migrating from a style engine to another one',
    description: 'Words that go on and on, until a line of the card is full. '.repeat(8),
  });
  const beside = sharp(png).extract({ left: 1010, top: 0, width: 60, height: 630 });
  const { channels } = await sharp(await beside.png().toBuffer()).stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
});
