import { toUsedVariables } from '../../src/demo-runtime/toUsedVariables';

const sheet = {
  root: {
    '--joy-zIndex-popup': 1000,
    '--joy-radius-sm': '6px',
    '--joy-palette-common-white': '#FFF',
    '--joy-palette-common-black': '#000',
  },
  light: { '--joy-palette-background-popup': 'var(--joy-palette-common-white)' },
  dark: { '--joy-palette-background-popup': 'var(--joy-palette-common-black)' },
};

const namesIn = (text: string) =>
  toUsedVariables(text, [sheet], false).map(({ root, light, dark }) =>
    Object.keys({ ...root, ...light, ...dark }),
  )[0];

it('has what is read, also through other variables, and nothing else', () => {
  expect(namesIn('a{border-radius:var(--joy-radius-sm)}')).toContain('--joy-radius-sm');
  expect(namesIn('a{}')).not.toContain('--joy-radius-sm');
});

it('has what lists and tooltips will read that scripts open, and what that reads in either mode', () => {
  expect(namesIn('')).toEqual([
    '--joy-zIndex-popup',
    '--joy-palette-common-white',
    '--joy-palette-common-black',
    '--joy-palette-background-popup',
  ]);
});
