import { findProblemLine } from '../../scripts/verify/findProblemLine';

const source = [
  "import IconButton from '@mui/material/IconButton';",
  '',
  'export default function Close() {',
  "  console.log('drawn');",
  '  return (',
  '    <p>',
  '      <IconButton>×</IconButton>',
  '    </p>',
  '  );',
  '}',
].join('\n');

test.each([
  ['what is written to the console', 'On the server: drawn', 4],
  [
    'the component that axe names by its class',
    'In light mode: Buttons must have discernible text (button-name) at <button class="MuiButtonBase-root MuiIconButton-root css-1" type="button">',
    7,
  ],
  ['the element that axe names', 'In dark mode: Contrast (color-contrast) at <p style="">', 6],
  ['the component where nothing else fits', 'In light mode: Lists (list) at <ul>', 3],
])('points at %s', (_, problem, line) => {
  expect(findProblemLine(source, problem)).toBe(line);
});

it('points at what throws', () => {
  const throwing = source.replace("console.log('drawn')", "throw new Error('no')");
  expect(findProblemLine(throwing, 'On the server: Error: no')).toBe(4);
});
