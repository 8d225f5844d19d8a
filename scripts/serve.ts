import { existsSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './server/startServer';

async function main(): Promise<void> {
  const folder = path.resolve('public');
  if (!existsSync(path.join(folder, 'index.html'))) {
    console.error(
      'public/index.html is not there. Run `npm run build` first, or `npm start` for both.',
    );
    process.exitCode = 1;
    return;
  }
  const { url } = await startServer(folder, Number(process.env['PORT'] ?? 9000));
  console.log(`The site is served at ${url}/`);
}

void main();
