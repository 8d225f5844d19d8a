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

  const toScopes = (html: string) =>
    toPageFiles(withDemos, chunkFiles, html).demos?.demoPreloads.map(({ scope }) => scope);

  it('names the files of the demo that comes first', () => {
    const html =
      '<div class="demo-root" data-demo="First-system"></div><div class="demo-root" data-demo="Second-system"></div>';
    expect(toPageFiles(withDemos, chunkFiles, html).demos).toEqual({
      script: '/demos/button.js',
      modulePreloads: ['/demos/engine.js'],
      demoPreloads: [{ scope: 'First-system', urls: ['/demos/first.js'] }],
    });
  });

  it('names those of each of its stylings, of which the reader sees one', () => {
    const html =
      '<div class="demo-root" data-demo="First-css"></div><div class="demo-root" data-demo="First-system"></div><div class="demo-root" data-demo="Second-system"></div>';
    expect(toScopes(html)).toEqual(['First-css', 'First-system']);
  });

  it('is not misled by the styles of a demo', () => {
    const html =
      '<style>[data-demo="Second-system"] p{margin:0}</style><div class="demo-root" data-demo="First-system"></div>';
    expect(toScopes(html)).toEqual(['First-system']);
  });

  it('names none where all stand in frames', () => {
    expect(toPageFiles(withDemos, chunkFiles, '<iframe></iframe>')).not.toHaveProperty('demos');
  });
});
