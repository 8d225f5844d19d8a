import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectDemos } from '../../../src/node/demos/collectDemos';
import { createVariants } from '../../../src/node/demos/createVariants';
import type { CodeStyling, CodeVariant } from '../../../src/shared/preferences';
import { toSandboxProject, type SandboxProject } from '../../../src/demo/toSandboxProject';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const { demos } = collectDemos(path.resolve('__tests__/fixtures/demos'));

async function exportDemo(
  name: string,
  codeVariant: CodeVariant,
  codeStyling: CodeStyling,
): Promise<SandboxProject> {
  const demo = demos.find((one) => one.name === name);
  if (!demo) throw new Error(`There is no fixture ${name}.`);
  const { variants } = await createVariants(demo);
  const variant = variants.find(
    (one) => one.codeVariant === codeVariant && one.codeStyling === codeStyling,
  );
  if (!variant) throw new Error(`${name} has no ${codeVariant} in ${codeStyling}.`);
  return toSandboxProject({ ...variant, title: name });
}

/** Writes a project into an empty folder; its packages are those of this repository, which has the same versions. */
function writeProject({ files }: SandboxProject): string {
  const folder = createTemporaryFolder('sandbox');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function readVersion(name: string): string {
  const text = readFileSync(path.join('node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

test.each([
  ['LoadingFields', 'TS', 'System'],
  ['JoyButtons', 'JS', 'System'],
  ['UnstyledButton', 'JS', 'Tailwind'],
  ['UnstyledButton', 'TS', 'CSS'],
  ['BasicGrid', 'TS', 'System'],
] as const)(
  '%s in %s and %s is exported with the exact versions of this site',
  async (name, variant, styling) => {
    const { files } = await exportDemo(name, variant, styling);
    const manifest = JSON.parse(files['package.json'] ?? '') as Manifest;
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.length).toBeGreaterThan(3);
    for (const [dependency, version] of all)
      expect(`${dependency} ${version}`).toBe(`${dependency} ${readVersion(dependency)}`);
  },
);

test.each([
  ['LoadingFields', 'TS', 'System'],
  ['UnstyledButton', 'JS', 'Tailwind'],
  ['UnstyledButton', 'TS', 'CSS'],
] as const)(
  'the project of %s in %s and %s builds',
  async (name, variant, styling) => {
    const folder = writeProject(await exportDemo(name, variant, styling));
    const run = (...command: string[]) =>
      execFileSync(process.execPath, command, { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
    const packages = path.resolve('node_modules');
    if (variant === 'TS') run(path.join(packages, 'typescript/bin/tsc'));
    run(path.join(packages, 'vite/bin/vite.js'), 'build');
    expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
    expect(readdirSync(path.join(folder, 'dist/assets'))).toContainEqual(
      expect.stringMatching(/\.js$/),
    );
  },
  180_000,
);
