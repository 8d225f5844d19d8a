import { decodeProductionError, missingArgument } from '../../src/shared/decodeProductionError';

const errors = [
  { code: 7, template: 'A string is needed.' },
  { code: 11, template: 'The color%s is invalid: no `main` and no `%s`.' },
];

describe('decodeProductionError', () => {
  it('fills arguments in, in order', () => {
    expect(decodeProductionError('?code=11&args[]=%20(primary)&args[]=500', errors)).toEqual({
      kind: 'decoded',
      code: 11,
      message: 'The color (primary) is invalid: no `main` and no `500`.',
      missingArguments: 0,
    });
  });

  it('says where an argument is missing', () => {
    expect(decodeProductionError('code=11&args[]=', errors)).toEqual({
      kind: 'decoded',
      code: 11,
      message: `The color is invalid: no \`main\` and no \`${missingArgument}\`.`,
      missingArguments: 1,
    });
  });

  it('leaves markup and placeholders in arguments as text', () => {
    expect(
      decodeProductionError('?code=11&args[]=%3Cimg%20src%3Dx%3E&args[]=%25s', errors),
    ).toMatchObject({ message: 'The color<img src=x> is invalid: no `main` and no `%s`.' });
  });

  it('ignores arguments that the message has no place for', () => {
    expect(decodeProductionError('?code=7&args[]=x', errors)).toEqual({
      kind: 'decoded',
      code: 7,
      message: 'A string is needed.',
      missingArguments: 0,
    });
  });

  it.each([
    ['', { kind: 'missing' }],
    ['?', { kind: 'missing' }],
    ['?code=', { kind: 'missing' }],
    ['?args[]=x', { kind: 'missing' }],
    ['?code=404', { kind: 'unknown', code: 404 }],
    ['?code=eleven', { kind: 'invalid', code: 'eleven' }],
    ['?code=-1', { kind: 'invalid', code: '-1' }],
    ['?code=1e3', { kind: 'invalid', code: '1e3' }],
    ['?code=%E0%A4%A', { kind: 'invalid', code: expect.any(String) }],
  ])('tells %j apart', (search, expected) => {
    expect(decodeProductionError(search, errors)).toEqual(expected);
  });
});
