import { createVariableStyles } from '../../src/demo-runtime/createVariableStyles';

const material = ':root{--mui-main:red;--mui-dark:maroon}.mode-dark{--mui-main:pink}';

function readAdded(): string[] {
  return [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
}

beforeEach(() => {
  document.head.innerHTML = '';
});

it('adds nothing while the server has all that styles ask for', () => {
  const variables = createVariableStyles(document.head, ':root{--mui-main:red}');
  variables.set('material', material);
  variables.use('color:var(--mui-main);padding:var(--own-padding, 4px)');
  expect(readAdded()).toEqual([]);
});

it('adds all variables when a style asks for one that the server left out', () => {
  const variables = createVariableStyles(document.head, ':root{--mui-main:red}');
  variables.set('material', material);
  variables.use('color:var(--mui-dark)');
  expect(readAdded()).toEqual([material]);
});

it('also when the style came before the variables', () => {
  const variables = createVariableStyles(document.head, ':root{--mui-main:red}');
  variables.use('color:var(--mui-dark)');
  variables.set('material', material);
  expect(readAdded()).toEqual([material]);
});

it('adds them at once where the server made no styles, and replaces them', () => {
  const variables = createVariableStyles(document.head, null);
  variables.set('material', material);
  variables.set('material', ':root{--mui-main:blue}');
  expect(readAdded()).toEqual([':root{--mui-main:blue}']);
  variables.remove();
  expect(readAdded()).toEqual([]);
});
