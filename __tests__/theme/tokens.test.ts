import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themeColors } from '../../src/shared/preferences';
import { colors, type ColorName } from '../../src/shared/colors';
import { tokenNames } from '../../src/shared/shortTokens';
import { isInSrgb, toContrast, toHex } from './oklch';

const surfaces: ColorName[] = ['surface-0', 'surface-1', 'surface-2', 'surface-3'];
const codeSurfaces: ColorName[] = [
  'code-surface',
  'diff-add-surface',
  'diff-remove-surface',
  'line-highlight',
];
const codeColors: ColorName[] = [
  'code-text',
  'code-comment',
  'code-string',
  'code-keyword',
  'code-name',
  'code-number',
];
const states = ['info', 'success', 'warning', 'danger'] as const;

function pairs(foregrounds: ColorName[], backgrounds: ColorName[]): [ColorName, ColorName][] {
  return foregrounds.flatMap((front) =>
    backgrounds.map((back): [ColorName, ColorName] => [front, back]),
  );
}

describe.each(['light', 'dark'] as const)('colours of %s mode', (mode) => {
  const palette = colors[mode];
  const contrast = ([front, back]: [ColorName, ColorName]) =>
    toContrast(palette[front], palette[back]);

  it.each([
    ...pairs(
      ['text'],
      [...surfaces, 'accent-surface', ...states.map((state) => `${state}-surface` as const)],
    ),
    ...pairs(['accent', 'accent-strong'], ['surface-0', 'surface-1', 'surface-2']),
    ...pairs(['on-accent'], ['accent', 'accent-strong']),
    ...pairs(['code-text'], ['code-surface']),
  ])('%s on %s is at least 7:1', (...pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ...pairs(['text-quiet'], [...surfaces, 'accent-surface', 'code-surface']),
    ...pairs(['accent'], ['accent-surface', 'surface-3']),
    ...pairs([...states], ['surface-0', 'surface-1', 'surface-2']),
    ...states.map((state): [ColorName, ColorName] => [state, `${state}-surface`]),
    ...pairs(codeColors, codeSurfaces),
  ])('%s on %s is at least 4.5:1', (...pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ...pairs(['line'], ['surface-0', 'surface-1']),
    ...pairs(['line-strong', 'accent'], surfaces),
  ])('%s on %s is at least 3:1', (...pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(3);
  });

  it('can be shown on every screen', () => {
    const opaque = Object.entries(palette).filter(([name]) => name !== 'scrim');
    expect(opaque.filter(([, color]) => !isInSrgb(color)).map(([name]) => name)).toEqual([]);
  });

  it('has the page colour that the browser is told', () => {
    expect(themeColors[mode]).toBe(toHex(palette['surface-0']));
  });

  it('uses neither pure black nor pure white', () => {
    const hexes = Object.entries(palette)
      .filter(([name]) => name !== 'scrim')
      .map(([, color]) => toHex(color));
    expect(hexes).not.toContain('#000000');
    expect(hexes).not.toContain('#ffffff');
  });
});

test('the primitives of the interface take their colours from the tokens', () => {
  const folder = path.resolve('src/ui');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const withOwnColor = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /\b(?:oklch|rgba?|hsla?)\(/.test(readFileSync(path.join(folder, file), 'utf8')),
    );
  expect(withOwnColor).toEqual([]);
});

test('the architecture names every token', () => {
  const text = readFileSync(path.resolve('ARCHITECTURE.md'), 'utf8');
  // Named there in one go: each state "with `-surface`".
  const ofStates = states.map((state) => `${state}-surface`);
  const missing = tokenNames.filter(
    (name) => !ofStates.includes(name) && !text.includes(`\`--${name}\``),
  );
  expect(missing).toEqual([]);
});
