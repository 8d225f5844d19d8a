import { editFrameHtml } from '../../../src/node/demos/editFrameHtml';
import { toPageFrameHtml } from '../../../src/node/demos/pageFrame';

const pageFrameHtml = toPageFrameHtml(
  {
    name: 'Account',
    styling: 'System',
    html: '',
    stylesHtml: '',
    tailwindStylesheet: null,
    script: '/demos/account.js',
  },
  '',
);

test.each([
  ['of a demo with a viewport of its own', pageFrameHtml],
  ['of edited demos', editFrameHtml],
])('the page %s begins with what the site says of every element', (_name, html) => {
  expect(html).toMatch(/\*, ::before, ::after \{ box-sizing: border-box; \}/);
  expect(html).toMatch(/@font-face \{\s+font-family: 'Commissioner fallback';/);
  expect(html).toMatch(/:where\(button, input, select, textarea\) \{ font: inherit; \}/);
});
