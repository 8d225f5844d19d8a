import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoPageHtml } from '../../shared/demoPageHtml';
import { demoCacheDir, readCached, writeCached } from './diskCache';
import type { DemoPage, LibraryBuild, PageDemo } from './demoPages';
import { libraryImports, toLibraryExpression } from './libraryImports';

/** Two, because the reference machine has two cores; a process of its own costs a second to start. */
const maxProcesses = 2;
const pagesWorthAProcess = 12;

function toDemoCode({ scope, source, library }: PageDemo): string {
  const path = JSON.stringify(join(process.cwd(), source.file));
  const hasGrid = source.packages.includes('@mui/x-data-grid');
  return `${JSON.stringify(scope)}: { load: () => import(${path}), library: ${toLibraryExpression(library)}, hasGrid: ${String(hasGrid)} }`;
}

function toEntryCode(pages: readonly DemoPage[]): string {
  const runtime = JSON.stringify(join(process.cwd(), 'src/demo-runtime/renderDemoPages'));
  const pageCode = pages.map(
    ({ pathname, demos }) => `${JSON.stringify(pathname)}: { ${demos.map(toDemoCode).join(', ')} }`,
  );
  return [
    `import { renderDemoPages } from ${runtime};`,
    libraryImports(pages),
    `renderDemoPages({ ${pageCode.join(',\n')} }, process.argv[2]);`,
  ].join('\n');
}

function runNode(file: string, output: string, libraries: LibraryBuild): Promise<void> {
  return new Promise((done, fail) => {
    const flags = ['--enable-source-maps', `--conditions=${libraries}`];
    const child = spawn(process.execPath, [...flags, file, output], {
      env: { ...process.env, NODE_ENV: libraries },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`The program that renders demos ended with code ${code}.\n${stderr}`));
    });
  });
}

async function renderBatch(pages: readonly DemoPage[], name: string, libraries: LibraryBuild) {
  const folder = join(demoCacheDir, 'programs');
  mkdirSync(folder, { recursive: true });
  const program = join(folder, `${name}.cjs`);
  const output = join(folder, `${name}.json`);
  await build({
    stdin: { contents: toEntryCode(pages), resolveDir: process.cwd(), loader: 'ts' },
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
  });
  await runNode(program, output, libraries);
  const result = JSON.parse(readFileSync(output, 'utf8')) as Record<string, DemoPageHtml>;
  rmSync(program);
  rmSync(output);
  return result;
}

/**
 * Renders the demos of pages in Node, in processes of their own, so that no React is loaded into the build.
 * Pages whose files are unchanged are read from the cache.
 * @returns what was rendered, by pathname. @throws Error if a demo cannot be bundled.
 */
export async function renderDemos(
  pages: readonly DemoPage[],
  libraries: LibraryBuild = 'production',
): Promise<Map<string, DemoPageHtml>> {
  const kind = `render-${libraries}`;
  const rendered = new Map<string, DemoPageHtml>();
  const missing: DemoPage[] = [];
  for (const page of pages) {
    const cached = readCached<DemoPageHtml>(kind, page.hash);
    if (cached) rendered.set(page.pathname, cached);
    else missing.push(page);
  }
  const processes = Math.min(maxProcesses, Math.ceil(missing.length / pagesWorthAProcess));
  const batches = Array.from({ length: processes }, (_, index) =>
    missing.filter((__, position) => position % processes === index),
  );
  const results = await Promise.all(
    batches.map((batch, index) => renderBatch(batch, `${process.pid}-${index}`, libraries)),
  );
  for (const page of missing) {
    const html = results.find((result) => page.pathname in result)?.[page.pathname];
    if (!html) throw new Error(`The demos of ${page.pathname} were not rendered.`);
    writeCached(kind, page.hash, html);
    rendered.set(page.pathname, html);
  }
  return rendered;
}
