import { toPageFiles } from '../../src/ssr/toPageFiles';

const chunkFiles = {
  app: ['/app-1.js'],
  docs: ['/shared-2.js', '/docs-3.js', '/docs-3.css'],
};
const page = { componentChunkName: 'docs', path: '/joy-ui/react-button/' };

it('names the scripts of the kind of page, and its data', () => {
  expect(toPageFiles({ ...page, staticQueryHashes: ['77'] }, chunkFiles, '<p>Text</p>')).toEqual({
    chunks: ['/shared-2.js', '/docs-3.js'],
    data: [
      '/page-data/app-data.json',
      '/page-data/joy-ui/react-button/page-data.json',
      '/page-data/sq/d/77.json',
    ],
  });
});

it.each([
  ['/', '/page-data/index/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('knows where the data of %s is', (path, expected) => {
  expect(toPageFiles({ ...page, path }, chunkFiles, '').data).toContain(expected);
});

describe('a page with demos', () => {
  const demoBundle = {
    script: '/demos/button.js',
    tailwindStylesheet: null,
    modulePreloads: ['/demos/engine.js'],
    demoPreloads: [
      { scope: 'Second-system', urls: ['/demos/second.js'] },
      { scope: 'First-css', urls: ['/demos/first-css.js', '/demos/css.js'] },
      { scope: 'First-system', urls: ['/demos/first.js'] },
    ],
  };
  const withDemos = { ...page, result: { data: { docsPage: { demoBundle } } } };

  it('names the modules of the demo that comes first', () => {
    const html = '<div data-demo="First-system"></div><div data-demo="Second-system"></div>';
    expect(toPageFiles(withDemos, chunkFiles, html).demos).toEqual([
      {
        scope: 'First-system',
        modules: ['/demos/engine.js', '/demos/button.js', '/demos/first.js'],
      },
    ]);
  });

  it('names those of each of its stylings, of which the reader sees one', () => {
    const html =
      '<div data-demo="First-css"></div><div data-demo="First-system"></div><div data-demo="Second-system"></div>';
    const demos = toPageFiles(withDemos, chunkFiles, html).demos ?? [];
    expect(demos.map(({ scope, modules }) => [scope, modules.slice(2)])).toEqual([
      ['First-css', ['/demos/first-css.js', '/demos/css.js']],
      ['First-system', ['/demos/first.js']],
    ]);
  });

  it('names none where all stand in frames', () => {
    expect(toPageFiles(withDemos, chunkFiles, '<iframe></iframe>')).not.toHaveProperty('demos');
  });
});
