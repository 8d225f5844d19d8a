import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { onlyVariable, toLeftOut } from '../src/node/content/leftOutProducts';
import { parseProducts } from '../src/node/content/parseProducts';
import { productsFile } from '../src/node/content/readProducts';

/** `npm run develop -- [--only joy-ui,system] [options of gatsby develop]`. */
function main(): void {
  const { values, positionals, tokens } = parseArgs({
    options: { only: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const rest = tokens.flatMap((token) =>
    token.kind === 'option' && token.name !== 'only'
      ? [token.rawName, ...(token.value === undefined ? [] : [token.value])]
      : [],
  );
  const { only } = values;
  if (typeof only === 'string') {
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
  const { status } = spawnSync('npx', ['gatsby', 'develop', ...rest, ...positionals], {
    stdio: 'inherit',
    env: { ...process.env, ...(typeof only === 'string' ? { [onlyVariable]: only } : {}) },
  });
  process.exitCode = status ?? 1;
}

main();
