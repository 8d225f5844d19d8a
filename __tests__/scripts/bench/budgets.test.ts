import {
  checkBudget,
  toStableName,
  type Budget,
  type SiteFigures,
} from '../../../scripts/bench/site/budgets';

const budget: Budget = {
  name: 'text',
  pathname: '/',
  jsBytes: 1000,
  bytes: 2000,
  requests: 3,
  chunks: 2,
  nodes: 10,
  pageData: 100,
  html: 100,
  firstScreen: 50,
};

function toFigures(more: Partial<SiteFigures>): SiteFigures {
  return {
    files: [
      { pathname: '/app-be87ba248b40c866ea52.js', kind: 'js', bytes: 900 },
      { pathname: '/demos/engine-9oboGiFW.js', kind: 'js', bytes: 100 },
    ],
    bytes: 1500,
    jsBytes: 1000,
    requests: 3,
    chunks: 2,
    nodes: 10,
    pageData: 100,
    html: 100,
    firstScreen: 50,
    layoutShift: 0,
    ...more,
  };
}

test('a page within its budget has nothing to say, also where files have grown', () => {
  expect(checkBudget(budget, toFigures({}), { '/app.js': 1 })).toEqual([]);
});

test('a page over its budget says by how much, and what has grown or is new', () => {
  expect(checkBudget(budget, toFigures({ jsBytes: 1001 }), { '/app.js': 500 })).toEqual([
    'text page: jsBytes 1001, limit 1000',
    'What has grown since bench/site.json was recorded:',
    '  /app.js: 500 → 900 bytes',
    '  new: /demos/engine.js, 100 bytes',
  ]);
});

test('whatever moves is over the budget', () => {
  const [first] = checkBudget(budget, toFigures({ layoutShift: 0.2 }), {});
  expect(first).toBe('text page: layout shift 0.2');
});

test.each([
  ['/app-be87ba248b40c866ea52.js', '/app.js'],
  ['/demos/engine-9oboGiFW.js', '/demos/engine.js'],
  ['/demos/x-data-grid-D0Qg-VpQ.js', '/demos/x-data-grid.js'],
  ['/material-ui/react-button/', '/material-ui/react-button/'],
  ['/page-data/sq/d/3323162304.json', '/page-data/sq/d/3323162304.json'],
])('%s is known as %s', (pathname, name) => {
  expect(toStableName(pathname)).toBe(name);
});
