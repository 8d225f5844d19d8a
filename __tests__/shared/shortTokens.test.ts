import { shortenTokens, tokenNames } from '../../src/shared/shortTokens';
import { tokensCss } from '../../src/theme/tokens';

it('knows every token that is declared, and no other', () => {
  const declared = new Set(
    Array.from(tokensCss.join('').matchAll(/--([\w-]+):/g), ([, name = '']) => name),
  );
  const ofContent = /^(info|success|warning)(-surface)?$|^diff-/;
  expect([...declared].sort()).toEqual(tokenNames.filter((name) => !ofContent.test(name)).sort());
});

it('gives each token a short name of its own', () => {
  const short = tokenNames.map((name) => shortenTokens(`var(--${name})`));
  expect(new Set(short).size).toBe(tokenNames.length);
  for (const name of short) expect(name).toMatch(/^var\(--_[\da-z]{1,2}\)$/);
});

it('leaves what only begins like a token, or is none', () => {
  const css = 'a{--lines:2;--line-up:1;color:var(--mui-palette-text-primary);--text:1}';
  expect(shortenTokens(css)).toBe(css.replace('--text', shortenTokens('--text')));
  expect(shortenTokens('--line-strong')).not.toContain('strong');
});
