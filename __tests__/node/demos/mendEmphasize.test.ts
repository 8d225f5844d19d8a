import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { mendEmphasize } from '../../../src/node/demos/mendEmphasize';
import { mendCode } from '../../support/mendCode';

const packageFolder = path.resolve('node_modules/@mui/system');

interface ColorManipulator {
  private_safeEmphasize(color: string, coefficient: number): string;
}

/** Runs a CommonJS module of the package from its text. */
function run(code: string): ColorManipulator {
  const module = { exports: {} };
  const load = createRequire(path.join(packageFolder, 'colorManipulator.js'));
  new Function('module', 'exports', 'require', code)(module, module.exports, load);
  return module.exports as ColorManipulator;
}

it('gives the answer of the installed package, without filling the stack', () => {
  const code = readFileSync(path.join(packageFolder, 'colorManipulator.js'), 'utf8');
  const mended = mendCode(mendEmphasize, code);
  expect(mended).not.toBe(code);
  for (const color of ['#faf8f4', 'rgb(1 2 3)', 'hsl(0, 0%, 10%)']) {
    expect(run(mended).private_safeEmphasize(color, 0.8)).toBe(
      run(code).private_safeEmphasize(color, 0.8),
    );
  }
});
