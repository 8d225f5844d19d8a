import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import type { DemoModule, DemoScripts } from '../shared/demoRuntime';
import { pause } from '../shared/pause';
import { shareReact } from '../theme/shareReact';

const modules = new Map<string, Promise<DemoModule>>();
const failures = new Map<string, number>();

const preloaded = new Set<string>();
const run = new Set<string>();

function preload(url: string): void {
  if (preloaded.has(url)) return;
  preloaded.add(url);
  // What the first screen needs is on its way already (`boot/loadPage.ts`), and each link costs a phone milliseconds.
  if (document.head.querySelector(`link[rel="modulepreload"][href="${url}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}

/** Browsers may remember that an address failed, so that another try takes another one. */
function toAddress(script: string): string {
  const count = failures.get(script) ?? 0;
  return count === 0 ? script : `${script}?retry=${count}`;
}

/** Runs modules one by one: together they keep a phone busy for more than 100 milliseconds. */
async function runInSteps(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (run.has(url)) continue;
    await import(/* webpackIgnore: true */ url);
    run.add(url);
    await pause();
  }
}

async function importModule({ script, modulePreloads }: DemoScripts): Promise<DemoModule> {
  shareReact();
  const address = toAddress(script);
  for (const url of [...modulePreloads, address]) preload(url);
  await runInSteps(modulePreloads);
  return (await import(/* webpackIgnore: true */ address)) as DemoModule;
}

function loadPageModule(scripts: DemoScripts): Promise<DemoModule> {
  const known = modules.get(scripts.script);
  if (known) return known;
  const loading = importModule(scripts);
  modules.set(scripts.script, loading);
  loading.catch(() => {
    modules.delete(scripts.script);
    failures.set(scripts.script, (failures.get(scripts.script) ?? 0) + 1);
  });
  return loading;
}

/**
 * Loads the script of a page's demos, once, and what one of its demos needs; after a failure the next call tries again.
 * @throws (rejects) when it cannot be loaded.
 */
export async function loadDemoModule(scripts: DemoScripts, scope: string): Promise<DemoModule> {
  const urls = scripts.demoPreloads.find((demo) => demo.scope === scope)?.urls ?? [];
  for (const url of urls) preload(url);
  try {
    const module = await loadPageModule(scripts);
    await runInSteps(urls);
    return module;
  } catch (error) {
    // Its name changes with everything that it imports.
    void reloadIfOutdated({ missing: scripts.script });
    throw error;
  }
}
