import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { readProductReferences } from '../../src/node/api-reference/sourceApiReferences';
import { readProducts } from '../../src/node/content/readProducts';
import { bundleDemos } from '../../src/node/demos/bundleDemos';
import type { BundledDemos } from '../../src/node/demos/bundlePages';
import { collectDemos, type AuthoredDemo } from '../../src/node/demos/collectDemos';
import {
  collectPlaygrounds,
  type AuthoredPlayground,
} from '../../src/node/demos/collectPlaygrounds';
import { toDemoPages, type DemoPage } from '../../src/node/demos/demoPages';
import { readCached, writeCached } from '../../src/node/demos/diskCache';
import { hashFolder } from '../../src/node/hash';
import { renderDemos } from '../../src/node/demos/renderDemos';
import { createTailwindStylesheet } from '../../src/node/demos/stylesheets';
import type { ContentError } from '../../src/node/errors';
import type { DemoPageHtml } from '../../src/shared/demoPageHtml';
import { parseDemoScope } from '../../src/shared/demoRuntime';
import { findChromium } from '../browser/findChromium';
import { isLibraryWarning } from './libraryWarnings';
import { programUrl, serveDemos, toDocument } from './serveDemos';

/** Problems of each demo file; a file without any has an empty list. */
export type ExaminedDemos = Record<string, string[]>;

/** What is wrong with the component that a `<Playground>` shows at first. */
export interface ExaminedPlayground {
  of: string;
  /** Where the tag is. */
  file: string;
  line: number;
  problems: string[];
}

export interface Examination {
  /** What is wrong before anything can run. */
  errors: ContentError[];
  demos: ExaminedDemos;
  playgrounds: ExaminedPlayground[];
}

/** Pages tried at the same time: two keep the cores busy, but each waits for frames now and then. */
const tabs = 3;

/**
 * Without the compilers for code that runs often. They keep two cores busy for longer than they save where each page is new and is
 * looked at once: 525 demos of Joy UI took 70 to 76 s instead of 103 to 127.
 */
const launchFlags = ['--no-sandbox', '--js-flags=--no-maglev --no-turbofan'];

const programHash = hashFolder(path.resolve('scripts/demos'));

function toKey(page: DemoPage): string {
  return programHash + page.hash;
}

async function bundleProgram(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('scripts/demos/examinePage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function examineInBrowser(tab: Page, origin: string, page: DemoPage, script: string) {
  await tab.goto(origin + page.pathname);
  const demos = page.demos.map(({ scope, isFramed }) => ({
    scope,
    isFramed,
    ...parseDemoScope(scope),
  }));
  return tab.evaluate(
    ([url, list]) =>
      (
        globalThis as unknown as { examine(url: string, list: unknown): Promise<ExaminedDemos> }
      ).examine(url, list),
    [origin + script, demos] as const,
  );
}

function toFindings(page: DemoPage, html: DemoPageHtml, browser: ExaminedDemos): ExaminedDemos {
  return Object.fromEntries(
    page.demos.map(({ scope, source }) => [
      source.file,
      [
        ...(html.demos[scope]?.problems ?? [])
          .filter((text) => !isLibraryWarning(text))
          .map((text) => `On the server: ${text.split('\n    at ').slice(0, 2).join(' at ')}`),
        ...(browser[scope] ?? []),
      ],
    ]),
  );
}

async function examinePages(pages: readonly DemoPage[]): Promise<ExaminedDemos> {
  const [rendered, bundled, tailwind, program]: [
    Map<string, DemoPageHtml>,
    BundledDemos,
    string | null,
    string,
  ] = await Promise.all([
    renderDemos(pages, 'development'),
    bundleDemos(pages, 'development'),
    createTailwindStylesheet(pages.flatMap(({ demos }) => demos)),
    bundleProgram(),
  ]);
  const documents = new Map([[programUrl, program]]);
  for (const page of pages) {
    const html = rendered.get(page.pathname);
    if (html) documents.set(page.pathname, toDocument(page, html, tailwind));
  }
  const server = await serveDemos(documents, bundled.files);
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchFlags });
  const findings: ExaminedDemos = {};
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const waiting = [...pages];
    const examineWaiting = async (): Promise<void> => {
      // In a window of its own, since a tab behind another draws no frames.
      const tab = await (await browser.newContext()).newPage();
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const html = rendered.get(page.pathname);
        const script = bundled.scripts[page.pathname]?.script;
        if (!html || !script) throw new Error(`The demos of ${page.pathname} were not built.`);
        const found = toFindings(page, html, await examineInBrowser(tab, origin, page, script));
        writeCached('examination', toKey(page), found);
        Object.assign(findings, found);
      }
    };
    await Promise.all(Array.from({ length: tabs }, examineWaiting));
  } finally {
    await browser.close();
    server.close();
  }
  return findings;
}

function withoutFiles(
  demos: readonly AuthoredDemo[],
  files: ReadonlySet<string>,
): readonly AuthoredDemo[] {
  return demos.flatMap((demo) => {
    const sources = demo.sources.filter(
      ({ file, localFiles }) =>
        ![file, ...localFiles.map((local) => local.file)].some((one) => files.has(one)),
    );
    return sources.length > 0 ? [{ ...demo, sources }] : [];
  });
}

/** Those whose page has no known mistake. @throws ContentErrors where the products cannot be read. */
async function readPlaygrounds(
  contentDir: string,
  skipped: ReadonlySet<string>,
): Promise<AuthoredPlayground[]> {
  const root = process.cwd();
  const { references } = readProductReferences(readProducts(root), root);
  const { playgrounds } = await collectPlaygrounds(contentDir, references);
  return playgrounds.filter(({ file }) => !skipped.has(file));
}

/**
 * Tries every demo, and every playground as it is at first, in the development builds of React and of the libraries, which warn: it is
 * rendered on the server, hydrated in Chromium, looked at by axe in both modes, and shown from right to left and dense. Pages that have
 * not changed are read from the cache.
 * @param contentDir absolute path. @param isWanted whether to try the demos of a file, named from the repository root.
 * @param broken files with known mistakes: demos that are made of them cannot run, and are not tried.
 */
export async function examineDemos(
  contentDir: string,
  isWanted: (file: string) => boolean = () => true,
  broken: ReadonlySet<string> = new Set(),
): Promise<Examination> {
  const { demos, errors } = collectDemos(contentDir);
  const skipped = new Set([...broken, ...errors.map(({ file }) => file)]);
  const playgrounds = await readPlaygrounds(contentDir, skipped);
  const findings: ExaminedDemos = {};
  const pages = toDemoPages(withoutFiles(demos, skipped), playgrounds).filter((page) =>
    page.demos.some(({ source, place = source }) => isWanted(place.file)),
  );
  const missing = pages.filter((page) => {
    const cached = readCached<ExaminedDemos>('examination', toKey(page));
    if (cached) Object.assign(findings, cached);
    return !cached;
  });
  if (missing.length > 0) Object.assign(findings, await examinePages(missing));
  const generated = new Map(playgrounds.map((one) => [one.source.file, one]));
  return {
    errors,
    demos: Object.fromEntries(Object.entries(findings).filter(([file]) => !generated.has(file))),
    playgrounds: [...generated].flatMap(([module, { of, file, line }]) => {
      const problems = findings[module];
      return problems ? [{ of, file, line, problems }] : [];
    }),
  };
}
