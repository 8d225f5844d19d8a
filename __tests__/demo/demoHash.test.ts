import { parseDemoHash, toDemoAnchor } from '../../src/demo/demoHash';

test.each([
  ['#BasicButtons', 'BasicButtons', null, null],
  ['BasicButtons', 'BasicButtons', null, null],
  ['#BasicButtons.tsx', 'BasicButtons', 'TS', null],
  ['#BasicButtons.js', 'BasicButtons', 'JS', null],
  ['#tailwind-UnstyledButton.tsx', 'UnstyledButton', 'TS', 'Tailwind'],
  ['#css-UnstyledButton.js', 'UnstyledButton', 'JS', 'CSS'],
  ['#system-UnstyledButton.js', 'UnstyledButton', 'JS', 'System'],
  ['#tailwind-UnstyledButton', 'UnstyledButton', null, 'Tailwind'],
  ['#Basic%42uttons.js', 'BasicButtons', 'JS', null],
])('%s names a demo', (hash, name, codeVariant, codeStyling) => {
  expect(parseDemoHash(hash)).toEqual({ name, codeVariant, codeStyling });
});

test.each([
  '',
  '#',
  '#css-variables',
  '#a-css-Button.js',
  '#BasicButtons.ts',
  '#<img src=x onerror=alert(1)>.js',
  '#%E0%A4%A',
  '#../../secret.js',
])('%s names none', (hash) => {
  expect(parseDemoHash(hash)).toBeNull();
});

test('what a link is made of leads back to it', () => {
  for (const codeVariant of ['TS', 'JS'] as const) {
    for (const codeStyling of [null, 'System', 'Tailwind', 'CSS'] as const) {
      expect(parseDemoHash(`#${toDemoAnchor('SavingButton', codeVariant, codeStyling)}`)).toEqual({
        name: 'SavingButton',
        codeVariant,
        codeStyling,
      });
    }
  }
});
