import { showMissingPreferences } from '../../src/preferences/showMissingPreferences';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

test('who comes from a page of text has the API displays and colors that are stored', () => {
  localStorage.setItem('apiPage_default', 'table');
  localStorage.setItem('theme-variables', '{"--mui-palette-primary-main":"#123456"}');
  showMissingPreferences();
  expect(root.dataset).toMatchObject({ apiProps: 'table', apiSlots: 'table' });
  expect(root.style.getPropertyValue('--mui-palette-primary-main')).toBe('#123456');
});

test('what the page has already stays', () => {
  localStorage.setItem('apiPage_default', 'table');
  root.dataset['apiProps'] = 'collapsed';
  showMissingPreferences();
  expect(root.dataset['apiProps']).toBe('collapsed');
  expect(root.dataset['apiSlots']).toBeUndefined();
});
