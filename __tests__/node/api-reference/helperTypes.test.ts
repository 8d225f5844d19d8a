import { findReference } from '../../support/readInstalledReferences';

test.each([
  ['/joy-ui/api/typography/', 'textColor', 'path of a value in the theme’s palette'],
  ['/material-ui/api/autocomplete/', 'value', 'a list of options with <code>multiple</code>'],
  ['/joy-ui/api/select/', 'value', 'with <code>multiple</code> a list of them'],
  [
    '/joy-ui/api/toggle-button-group/',
    'onChange',
    'where <code>TValue</code> is a list of <code>U</code>',
  ],
])('%s says in words what the type of %s is', (pathname, name, words) => {
  const prop = findReference(pathname).props.find((item) => item.name === name);
  expect(prop?.typeNoteHtml).toContain(words);
});
