import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import { type DemoModule } from '../shared/demoRuntime';
import { pause } from '../shared/pause';
import { shareReact } from '../theme/shareReact';

export interface DemoScripts {
  readonly script: string;
  readonly modulePreloads: readonly string[];
  readonly demoPreloads: readonly { readonly scope: string; readonly urls: readonly string[] }[];
}

const modules = new Map<string, Promise<DemoModule>>();
const failures = new Map<string, number>();

const preloaded = new Set<string>();

function preload(url: string): void {
  if (preloaded.has(url)) return;
  preloaded.add(url);
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

/** The libraries that the script builds on run one by one: together they keep a phone busy for more than 100 milliseconds. */
async function importModule({ script, modulePreloads }: DemoScripts): Promise<DemoModule> {
  shareReact();
  for (const url of modulePreloads) preload(url);
  for (const url of modulePreloads) {
    await import(/* webpackIgnore: true */ url);
    await pause();
  }
  return (await import(/* webpackIgnore: true */ toAddress(script))) as DemoModule;
}

/**
 * Loads the script of a page's demos, once, and begins to load that of one demo; after a failure the next call tries again.
 * @throws (rejects) when it cannot be loaded.
 */
export function loadDemoModule(scripts: DemoScripts, scope: string): Promise<DemoModule> {
  for (const url of scripts.demoPreloads.find((demo) => demo.scope === scope)?.urls ?? [])
    preload(url);
  const known = modules.get(scripts.script);
  if (known) return known;
  const loading = importModule(scripts);
  modules.set(scripts.script, loading);
  loading.catch(() => {
    void reloadIfOutdated();
    modules.delete(scripts.script);
    failures.set(scripts.script, (failures.get(scripts.script) ?? 0) + 1);
  });
  return loading;
}
