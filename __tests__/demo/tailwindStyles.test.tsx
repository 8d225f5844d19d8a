import { act, render } from '@testing-library/react';
import { loadTailwindStyles, useTailwindStyles } from '../../src/demo/tailwindStyles';
import { CodePreferencesProvider } from '../../src/preferences/CodePreferencesProvider';
import { useCodePreferences } from '../../src/preferences/useCodePreferences';
import type { CodeStyling } from '../../src/shared/preferences';

const url = '/demos/tailwind-1.css';
const findLinks = () => [...document.querySelectorAll(`link[href="${url}"]`)];

beforeEach(() => {
  document.head.innerHTML = '';
});

it.each([
  [url, 'System'],
  [url, 'CSS'],
  [null, 'Tailwind'],
] as const)('adds nothing of %s for %s', (stylesheet, styling) => {
  expect(loadTailwindStyles(stylesheet, styling)).toBeNull();
  expect(document.head.children).toHaveLength(0);
});

it('adds the stylesheet once, and is done when it is there', async () => {
  const loading = loadTailwindStyles(url, 'Tailwind');
  expect(loadTailwindStyles(url, 'Tailwind')).toBeNull();
  expect(findLinks()).toHaveLength(1);
  findLinks()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeDefined();
});

it('tries again after a failure', async () => {
  const loading = loadTailwindStyles(url, 'Tailwind');
  findLinks()[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toBeDefined();
  expect(findLinks()).toHaveLength(0);
  void loadTailwindStyles(url, 'Tailwind');
  expect(findLinks()).toHaveLength(1);
});

it('follows the choice wherever it is made', () => {
  let choose: (styling: CodeStyling) => void = () => undefined;
  function Page() {
    choose = useCodePreferences().setCodeStyling;
    useTailwindStyles(url);
    return null;
  }
  render(<Page />, { wrapper: CodePreferencesProvider });
  expect(findLinks()).toHaveLength(0);
  act(() => choose('Tailwind'));
  expect(findLinks()).toHaveLength(1);
});
