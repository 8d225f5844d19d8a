import { loadDemoModule } from '../../src/demo/loadDemoModule';

jest.mock('../../src/offline/reloadIfOutdated', () => ({
  reloadIfOutdated: () => Promise.resolve(false),
}));

test('asks for everything that a demo needs at once, its page’s script included', async () => {
  const scripts = {
    script: '/demos/page.js',
    modulePreloads: ['/demos/library.js'],
    demoPreloads: [{ scope: 'Basic', urls: ['/demos/basic.js'] }],
  };
  // Nothing can be fetched here, which the browser would learn later.
  const loading = loadDemoModule(scripts, 'Basic').catch(() => undefined);
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(asked.map(({ href }) => new URL(href).pathname).sort()).toEqual([
    '/demos/basic.js',
    '/demos/library.js',
    '/demos/page.js',
  ]);
  await loading;
});

test('does not ask for what is on its way already', async () => {
  document.head.innerHTML = '<link rel="preload" as="script" href="/demos/engine.js" />';
  const scripts = {
    script: '/demos/other-page.js',
    modulePreloads: ['/demos/engine.js'],
    demoPreloads: [],
  };
  const loading = loadDemoModule(scripts, 'Basic').catch(() => undefined);
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(asked.map(({ href }) => new URL(href).pathname)).toEqual(['/demos/other-page.js']);
  await loading;
});
