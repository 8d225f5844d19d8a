import { parseDevelopArguments } from '../../../scripts/develop/parseDevelopArguments';

it.each([
  [
    ['-H', '0.0.0.0', '--port', '9000', '--only', 'system'],
    ['-H', '0.0.0.0', '--port', '9000'],
  ],
  [
    ['-H', '0.0.0.0', '--only=system', '--port=9000', '--open'],
    ['-H', '0.0.0.0', '--port=9000', '--open'],
  ],
])('hands %j on to Gatsby in its order, without the products', (given, rest) => {
  expect(parseDevelopArguments(given)).toEqual({ only: 'system', rest });
});

it('hands everything on where no products are named', () => {
  const given = ['-p', '9000', 'word', '--', '--only', 'system'];
  expect(parseDevelopArguments(given)).toEqual({ only: undefined, rest: given });
});

it('knows products that were forgotten from none that were asked for', () => {
  expect(parseDevelopArguments(['--port', '9000', '--only'])).toEqual({
    only: '',
    rest: ['--port', '9000'],
  });
});
