import { writeFileSync } from 'node:fs';
import { verifySite } from '../../src/node/verify/verifySite';

/** `tsx verifyCopy.ts <file>`: verifies the repository in the current folder, all but what needs a browser. */
async function main(): Promise<void> {
  const report = await verifySite({ root: process.cwd(), only: null });
  writeFileSync(process.argv[2] ?? 'report.json', JSON.stringify(report));
}

void main();
