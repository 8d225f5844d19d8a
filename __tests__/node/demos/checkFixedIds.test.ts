import { checkFixedIds } from '../../../src/node/demos/checkFixedIds';

test('tells of a reference to an id that is written out, at its line', () => {
  const code = `<h2 id="orders">Orders</h2>\n<table aria-labelledby="orders" />`;
  expect(checkFixedIds('content/Orders.tsx', code)).toEqual([
    {
      file: 'content/Orders.tsx',
      line: 2,
      message: expect.stringMatching(/^aria-labelledby="orders" .*React\.useId\(\)/),
    },
  ]);
});

test.each([
  'const id = React.useId(); <label htmlFor={id}>Name</label>',
  '<div id="content" aria-label="Text" />',
])('leaves %s alone', (code) => {
  expect(checkFixedIds('content/Orders.tsx', code)).toEqual([]);
});
