import { parsePath } from '../../src/shared/pathname';

describe('parsePath', () => {
  const cases: [string, string, string, string][] = [
    // path, language, canonicalAs, canonicalPathname
    ['/', 'en', '/', '/'],
    ['/en', 'en', '/', '/'],
    ['/en/', 'en', '/', '/'],
    ['/zh/', 'zh', '/', '/'],
    ['/material-ui/react-button/', 'en', '/material-ui/react-button/', '/material-ui/react-button'],
    [
      '/en/material-ui/react-button/',
      'en',
      '/material-ui/react-button/',
      '/material-ui/react-button',
    ],
    [
      '/zh/material-ui/react-button/',
      'zh',
      '/material-ui/react-button/',
      '/material-ui/react-button',
    ],
    ['/xx/system/', 'en', '/xx/system/', '/xx/system'],
    ['/x/react-data-grid/', 'en', '/x/react-data-grid/', '/x/react-data-grid'],
    ['/english/', 'en', '/english/', '/english'],
    ['/system/#the-sx-prop', 'en', '/system/#the-sx-prop', '/system'],
    ['/system/?a=1#b', 'en', '/system/?a=1#b', '/system'],
    ['/en/system/?a=1#b', 'en', '/system/?a=1#b', '/system'],
    ['/en?a=1', 'en', '/?a=1', '/'],
    ['/api/button/', 'en', '/api/button/', '/api-docs/button'],
    ['/zh/api/button/', 'zh', '/api/button/', '/api-docs/button'],
    ['/api', 'en', '/api', '/api-docs'],
    ['/api-docs/button/', 'en', '/api-docs/button/', '/api-docs/button'],
    ['/apiary/', 'en', '/apiary/', '/apiary'],
    ['/material-ui/api/button/', 'en', '/material-ui/api/button/', '/material-ui/api/button'],
    ['/a//', 'en', '/a//', '/a'],
  ];

  test.each(cases)('%s', (path, language, canonicalAs, canonicalPathname) => {
    expect(parsePath(path)).toEqual({ language, canonicalAs, canonicalPathname });
  });
});
