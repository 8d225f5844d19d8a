import { highlightCode } from '../../src/node/mdx/highlight';
import { toPlainCode } from '../../src/demo/toPlainCode';
import { toTitle } from '../../src/demo/toTitle';

test.each([
  'const a = <b title="x&y">{1 < 2 && "&lt;"}</b>;\n',
  "// it's <script>alert('no')</script>\n",
  '\n\n  indented &amp; strange\n',
])('gives back the text that was highlighted: %j', (code) => {
  expect(toPlainCode(highlightCode(code, 'tsx'))).toBe(code);
});

test.each([
  ['BasicButtons', 'Basic buttons'],
  ['Tones', 'Tones'],
  ['DialogWithURLField', 'Dialog with URL field'],
  ['ThreeStep2Wizard', 'Three step2 wizard'],
])('%s is read as "%s"', (name, title) => {
  expect(toTitle(name)).toBe(title);
});
