import { toJoyScale } from '../../src/shared/toJoyScale';

const sumChannels = (hex: string) =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0);

it.each(['#1976d2', '#ffffff', '#000000', '#00ff00'])(
  'has the color itself as 500 and ten shades, none lighter than the one before (%s)',
  (color) => {
    const scale = toJoyScale(color);
    expect(Object.keys(scale)).toEqual([
      '50',
      '100',
      '200',
      '300',
      '400',
      '500',
      '600',
      '700',
      '800',
      '900',
    ]);
    expect(scale[500]).toBe(color);
    const shades = Object.values(scale);
    for (const shade of shades) expect(shade).toMatch(/^#[\da-f]{6}$/);
    const sums = shades.map(sumChannels);
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
  },
);
