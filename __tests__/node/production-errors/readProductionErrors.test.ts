import { execFileSync } from 'node:child_process';
import { parseProductionErrors } from '../../../src/node/production-errors/parseProductionErrors';
import { readProductionErrors } from '../../../src/node/production-errors/readProductionErrors';
import { decodeProductionError } from '../../../src/shared/decodeProductionError';

const packages = [
  '@mui/material',
  '@mui/lab',
  '@mui/joy',
  '@mui/base',
  '@mui/system',
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
];

/** Message of the error that a piece of code throws in a Node process of its own. */
function throwIn(environment: string, code: string): string {
  const script = `try { ${code} } catch (error) { process.stdout.write(error.message); }`;
  return execFileSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: environment },
  });
}

describe('parseProductionErrors', () => {
  it('reads number and message, a placeholder for each value', () => {
    const script =
      "throw new Error(process.env.NODE_ENV !== 'production' ? `Bad ${kind} \\`x\\`: ${value}.` : (0, _utils.formatMuiErrorMessage)(42, kind, value));";
    expect(parseProductionErrors(script)).toEqual([{ code: 42, template: 'Bad %s `x`: %s.' }]);
  });

  it('reads nothing from other code', () => {
    expect(parseProductionErrors('const a = b ? `c` : d(1);')).toEqual([]);
  });
});

describe('the numbered errors of the installed packages', () => {
  const errors = readProductionErrors(packages, process.cwd());

  it('have as many arguments as the official table says', () => {
    const counts = Object.fromEntries(
      errors.map(({ code, argumentCount }) => [code, argumentCount]),
    );
    expect(counts).toEqual({
      1: 0,
      2: 0,
      6: 0,
      7: 0,
      9: 1,
      10: 1,
      11: 2,
      12: 2,
      14: 0,
      15: 0,
      16: 0,
      17: 0,
      18: 0,
      19: 0,
      20: 0,
    });
  });

  it.each([
    ["require('@mui/material/node/styles').createTheme({ palette: { primary: {} } })"],
    ["require('@mui/material/node/styles').createTheme({ palette: { primary: { main: 5 } } })"],
    ["require('@mui/system/colorManipulator').decomposeColor('salmon <b>')"],
    ["require('@mui/utils').unstable_capitalize(7)"],
  ])('decode what %s throws in production to what it throws in development', (code) => {
    const thrown = throwIn('production', code);
    const search = /production-error\/(\?\S+)/.exec(thrown)?.[1] ?? '';
    expect(decodeProductionError(search, errors)).toMatchObject({
      kind: 'decoded',
      message: throwIn('development', code),
      missingArguments: 0,
    });
  });
});
