import { toCauses } from '../../scripts/verify/toCauses';

test('what is met in several places is one problem, told of as it was met first', () => {
  expect(
    toCauses([
      'On the server: dome',
      'In the browser: dome',
      'From right to left, in some demo of this page: dome',
      'Dense, in some demo of this page: dome',
      'dome',
    ]),
  ).toEqual(['On the server: dome']);
});

test('what React says of an error besides is none of its own', () => {
  const server = 'On the server: Error: The dome is closed at Dome (content/Dome.tsx:4:26)';
  expect(
    toCauses([
      server,
      'In the browser: Uncaught Error: The dome is closed',
      'In the browser: The above error occurred in the <Dome> component:',
      'In the browser: It threw: The dome is closed',
    ]),
  ).toEqual([server]);
  const mismatch =
    'In the browser: Warning: Text content did not match. Server: "0.1" Client: "0.2"';
  expect(
    toCauses([
      mismatch,
      'In the browser: Warning: An error occurred during hydration. The server HTML was replaced with client content in <div>.',
      'In the browser: Uncaught Error: Text content does not match server-rendered HTML.',
    ]),
  ).toEqual([mismatch]);
});

test('a consequence without its cause is told of', () => {
  expect(toCauses(['In the browser: It threw: The dome is closed'])).toEqual([
    'In the browser: It threw: The dome is closed',
  ]);
});

test('a warning that names another place on the server is the same one', () => {
  const warning = 'Warning: Each child in a list should have a unique "key" prop.';
  expect(
    toCauses([
      `On the server: ${warning} Check the top-level render call using <div>.`,
      `In the browser: ${warning} Check the render method of \`Dome\`.`,
    ]),
  ).toHaveLength(1);
});

test('problems that differ are all told of', () => {
  const problems = [
    'On the server: dome',
    'In light mode: Images must have alternative text (image-alt) at <img>',
    'In dark mode: Elements must meet contrast (color-contrast) at <p>',
    'It moves when it comes alive: <div>',
  ];
  expect(toCauses(problems)).toEqual(problems);
});
