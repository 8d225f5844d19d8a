import { applyPaletteVariables } from '../../src/theme/applyPaletteVariables';

const main = '--light-mui-palette-primary-main';
const read = () => document.documentElement.style.getPropertyValue(main);
const derive = (colors: { primary?: string }) =>
  Promise.resolve<Record<string, string>>(colors.primary ? { [main]: colors.primary } : {});

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

it('puts the variables on the page and stores them; the defaults take them away', async () => {
  await applyPaletteVariables({ primary: '#aa0000' }, derive);
  expect(read()).toBe('#aa0000');
  expect(localStorage.getItem('theme-variables')).toBe(JSON.stringify({ [main]: '#aa0000' }));
  await applyPaletteVariables({});
  expect(read()).toBe('');
  expect(localStorage.getItem('theme-variables')).toBe('{}');
});

it('shows the last choice, also when an earlier one is answered after it', async () => {
  let answer: () => void = () => undefined;
  const late = applyPaletteVariables({ primary: '#aa0000' }, async (colors) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return derive(colors);
  });
  await applyPaletteVariables({});
  answer();
  await late;
  expect(read()).toBe('');
  expect(localStorage.getItem('theme-variables')).toBe('{}');
});
