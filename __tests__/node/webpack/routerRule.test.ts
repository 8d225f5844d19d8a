import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routerFile } from '../../../src/node/webpack/scriptRules';

test('the installed router waits for a frame in the file in which we look for it', () => {
  const folder = path.resolve('node_modules/@gatsbyjs/reach-router');
  const { module } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    module: string;
  };
  const file = path.join(folder, module);
  expect(file).toMatch(routerFile);
  expect(readFileSync(file, 'utf8')).toContain('requestAnimationFrame(');
});
