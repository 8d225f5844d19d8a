import { writeFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import type { DemoPageHtml } from '../shared/demoPageHtml';
import type { DemoLibrary } from './demoLibrary';
import type { DemoEntry } from './DemoRoot';
import { renderDemoPage } from './renderDemoPage';

export interface LazyDemo {
  load(): Promise<{ default: ComponentType }>;
  library: DemoLibrary;
  hasGrid: boolean;
}

function toProblem(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function renderPage(demos: Readonly<Record<string, LazyDemo>>): Promise<DemoPageHtml> {
  const entries: Record<string, DemoEntry> = {};
  const failed: DemoPageHtml['demos'] = {};
  for (const [scope, { load, library }] of Object.entries(demos)) {
    try {
      entries[scope] = { Demo: (await load()).default, library };
    } catch (error) {
      failed[scope] = { html: '', problems: [toProblem(error)], hasGlobalStyles: false };
    }
  }
  const page = renderDemoPage(
    entries,
    Object.values(demos).some(({ hasGrid }) => hasGrid),
  );
  return { ...page, demos: { ...page.demos, ...failed } };
}

/**
 * The program that renders demos; the build writes its entry, which calls this with all pages.
 * @param pages by pathname, demos by scope. @param file where the result goes, as JSON: `DemoPageHtml` by pathname.
 */
export async function renderDemoPages(
  pages: Readonly<Record<string, Readonly<Record<string, LazyDemo>>>>,
  file: string,
): Promise<void> {
  const result: Record<string, DemoPageHtml> = {};
  for (const [pathname, demos] of Object.entries(pages)) result[pathname] = await renderPage(demos);
  writeFileSync(file, JSON.stringify(result));
}
