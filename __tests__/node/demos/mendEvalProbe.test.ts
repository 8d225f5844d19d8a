import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mendEvalProbe } from '../../../src/node/demos/mendEvalProbe';
import { mendCode } from '../../support/mendCode';

const probed = path.resolve(
  'node_modules/@mui/x-data-grid/modern/hooks/features/filter/gridFilterUtils.js',
);

it('has the installed data grid ask for no evaluation of text while it starts', () => {
  const code = readFileSync(probed, 'utf8');
  const calls = (text: string) => text.match(/\bevalCode\(/g)?.length;
  expect(calls(code)).toBe(2);
  const mended = mendCode(mendEvalProbe, code);
  // What is left of them stands behind the answer.
  expect(calls(mended)).toBe(1);
  expect(mended).toContain('if (!hasEval || disableEval) {');
});
