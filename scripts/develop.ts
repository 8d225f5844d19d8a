import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { onlyVariable, toLeftOut } from '../src/node/content/leftOutProducts';
import { parseProducts } from '../src/node/content/parseProducts';
import { productsFile } from '../src/node/content/readProducts';
import { parseDevelopArguments } from './develop/parseDevelopArguments';

/** `npm run develop -- [--only joy-ui,system] [options of gatsby develop]`. */
function main(): void {
  const { only, rest } = parseDevelopArguments(process.argv.slice(2));
  if (only !== undefined) {
    const products = parseProducts(readFileSync(productsFile, 'utf8'), productsFile);
    const { unknown } = toLeftOut(products, only);
    if (unknown.length > 0 || only.trim() === '') {
      const ids = products.map(({ id }) => id).join(', ');
      const what = unknown.length > 0 ? `no product "${unknown.join('", "')}"` : 'no product given';
      console.error(`--only ${only}: ${what}. Use some of: ${ids}.`);
      process.exitCode = 1;
      return;
    }
  }
  const { status } = spawnSync('npx', ['gatsby', 'develop', ...rest], {
    stdio: 'inherit',
    env: { ...process.env, ...(only === undefined ? {} : { [onlyVariable]: only }) },
  });
  process.exitCode = status ?? 1;
}

main();
