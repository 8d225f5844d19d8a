import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import {
  defaultDemoTheme,
  type DemoModule,
  type DemoTheme,
  type DemoThemeStore,
  type MountedDemo,
} from '../../src/shared/demoRuntime';
import type { CodeStyling } from '../../src/shared/preferences';
import { findViolations } from './accessibility';
import { isLibraryWarning } from './libraryWarnings';
import { findOverHeader } from './overHeader';
import { findCollapsed, findMoved, measure } from './places';
import { createTimerGate } from './timerGate';

/** The part of an examination that runs in the page; bundled by `examineDemos`. */

interface DemoToExamine {
  scope: string;
  name: string;
  styling: CodeStyling;
  isFramed: boolean;
}

const noise: string[] = [];

const timerGate = createTimerGate(window);

function createStore(): DemoThemeStore & { set(change: Partial<DemoTheme>): void } {
  let theme: DemoTheme = defaultDemoTheme;
  const listeners = new Set<() => void>();
  return {
    get: () => theme,
    set(change) {
      theme = { ...theme, ...change };
      document.body.className = `mode-${theme.paletteMode}`;
      document.documentElement.dir = theme.direction;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nextFrame = () => new Promise<unknown>((done) => requestAnimationFrame(done));

/**
 * Long enough for effects, timers of zero, and what a component does one frame after its size was
 * observed (Masonry of @mui/lab), which on a busy machine was seen only by some runs with two frames.
 */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  await new Promise((done) => setTimeout(done, 20));
  await nextFrame();
}

function listenToNoise(): void {
  const note = (...values: unknown[]) => {
    const [first, ...rest] = values.map(String);
    const text = (first ?? '').replace(/%[sdo]/g, () => rest.shift() ?? '');
    if (!isLibraryWarning(text)) noise.push(text);
  };
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    globalThis.console[method] = note;
  }
  window.addEventListener('error', (event) => noise.push(event.message));
  window.addEventListener('unhandledrejection', (event) => noise.push(String(event.reason)));
}

/** How far the widest thing in a frame reaches out of it, in pixels. */
function readOverflow(container: Element): number {
  return Math.max(0, container.scrollWidth - container.clientWidth);
}

/** Settings of a reader under which a demo must work as it does at first. */
const otherSettings: readonly [string, Partial<DemoTheme>][] = [
  ['From right to left', { direction: 'rtl' }],
  ['Dense', { direction: 'ltr', dense: true }],
];

/** What goes wrong in some demos of the page when the reader changes a setting; the last setting is taken back. */
async function trySettings(
  theme: ReturnType<typeof createStore>,
  containers: ReadonlyMap<string, HTMLElement>,
  report: (scope: string, problem: string) => void,
): Promise<void> {
  const usual = new Map(
    [...containers].map(([scope, frame]) => [
      scope,
      { overflow: readOverflow(frame), isEmpty: frame.childElementCount === 0 },
    ]),
  );
  for (const [name, settings] of otherSettings) {
    theme.set(settings);
    await settle();
    const [first = ''] = containers.keys();
    for (const text of take()) report(first, `${name}, in some demo of this page: ${text}`);
    for (const [scope, frame] of containers) {
      const before = usual.get(scope);
      const overflow = readOverflow(frame);
      if (overflow > (before?.overflow ?? 0) + 1) {
        report(scope, `${name}: it is ${overflow} px wider than its frame.`);
      }
      if (frame.childElementCount === 0 && !before?.isEmpty) {
        report(scope, `${name}: nothing is left of it.`);
      }
    }
  }
  theme.set(defaultDemoTheme);
  await settle();
}

/** What was noted since the last time, without the stacks of components. */
function take(): string[] {
  return noise.splice(0).map((text) => text.split(/\n\s*at /)[0]?.trim() ?? '');
}

/** @returns problems by scope. */
async function examine(
  script: string,
  demos: readonly DemoToExamine[],
): Promise<Record<string, string[]>> {
  const { mountDemo } = (await import(script)) as DemoModule;
  const theme = createStore();
  const problems = new Map<string, string[]>(demos.map(({ scope }) => [scope, []]));
  const containers = new Map<string, HTMLElement>();
  const mounted: MountedDemo[] = [];
  // What a demo does half a second later is no jump of its coming alive, nor of those below it.
  timerGate.close();
  for (const { scope, name, styling } of demos) {
    const container = document.querySelector<HTMLElement>(`[data-demo="${scope}"]`);
    if (!container) throw new Error(`No container for ${scope}`);
    containers.set(scope, container);
    const onError = (error: Error) => void noise.push(`It threw: ${error.message}`);
    const places = measure(container);
    // On a busy machine it takes longer than any number of frames, and what changes before makes React render anew.
    await new Promise<void>((onReady, onFailure) => {
      const options = { container, name, styling, theme, onReady, onError };
      mountDemo(options).then((demo) => mounted.push(demo), onFailure);
    });
    await settle();
    const found = take().map((text) => `In the browser: ${text}`);
    problems.get(scope)?.push(...found, ...findMoved(places), ...findCollapsed(container));
  }
  timerGate.open();
  const report = (scope: string, problem: string) => void problems.get(scope)?.push(problem);
  for (const { scope, isFramed } of demos) {
    const container = containers.get(scope);
    if (!container || isFramed) continue;
    for (const problem of findOverHeader(container)) report(scope, problem);
  }
  for (const mode of ['light', 'dark'] as const) {
    theme.set({ paletteMode: mode });
    await settle();
    await findViolations(containers, mode, report);
  }
  take();
  await trySettings(theme, containers, report);
  for (const demo of mounted) demo.unmount();
  await settle();
  const left = take();
  if (left.length > 0) problems.get(demos[0]?.scope ?? '')?.push(...left);
  return Object.fromEntries([...problems].map(([scope, list]) => [scope, [...new Set(list)]]));
}

listenToNoise();
Object.assign(globalThis, {
  __siteReact: { React, ReactDOM, ReactDOMClient, jsxRuntime },
  examine,
});
