import type { AuthoredDemo } from '../../../src/node/demos/collectDemos';
import { toDemoPages, toFramePages } from '../../../src/node/demos/demoPages';
import { toGlobalStyleErrors } from '../../../src/node/demos/toRenderErrors';

function toDemo(name: string, isFramed: boolean): AuthoredDemo {
  const file = `content/material-ui/react-x/${name}.tsx`;
  return {
    name,
    docsPagePathname: '/material-ui/react-x/',
    isFramed,
    sources: [{ file, code: '', styling: 'System', localFiles: [], packages: ['@mui/material'] }],
  };
}

test('each framed demo is rendered by itself, so that its styles reach no other', () => {
  const pages = toFramePages([toDemo('Sign', true), toDemo('Plain', false), toDemo('Shop', true)]);
  expect(pages.map(({ demos }) => demos.map(({ scope }) => scope))).toEqual([
    ['Sign-system'],
    ['Shop-system'],
  ]);
  expect(new Set(pages.map(({ pathname }) => pathname)).size).toBe(2);
});

test('a demo that changes the whole page must have a frame', () => {
  const [page] = toDemoPages([toDemo('Plain', false)]);
  const render = { html: '', problems: [] };
  const withGlobal = (hasGlobalStyles: boolean) => ({
    css: '',
    ids: [],
    demos: { 'Plain-system': { ...render, hasGlobalStyles } },
  });
  if (!page) throw new Error('No page was made.');
  expect(toGlobalStyleErrors(page, withGlobal(false))).toEqual([]);
  expect(toGlobalStyleErrors(page, withGlobal(true))).toEqual([
    expect.objectContaining({ file: 'content/material-ui/react-x/Plain.tsx' }),
  ]);
});
