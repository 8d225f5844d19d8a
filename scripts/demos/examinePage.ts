import axe from 'axe-core';
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
import type { CodeStyling, PaletteMode } from '../../src/shared/preferences';
import { isLibraryWarning } from './libraryWarnings';
import { findOverHeader } from './overHeader';
import { createTimerGate } from './timerGate';

/** The part of an examination that runs in the page; bundled by `examineDemos`. */

interface DemoToExamine {
  scope: string;
  name: string;
  styling: CodeStyling;
  isFramed: boolean;
}

/** Rules about whole pages, which a demo is only a part of. */
const pageRules = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'heading-order',
  'bypass',
];

/** What can differ between the modes. */
const modeRules = ['color-contrast', 'link-in-text-block'];

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

/** Rules that compare what a page has once with all of its kind: of other demos on this page, they are no matter. */
const comparingRules = [
  'accesskeys',
  'frame-title-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
];

function describeViolation({ id, help }: axe.Result, node: axe.NodeResult, mode: PaletteMode) {
  const why = (node.failureSummary ?? '').split('\n').slice(1).join(' ').trim();
  return `In ${mode} mode: ${help} (${id}) at ${node.html.slice(0, 160)} ${why}`;
}

/** The first place in a container that breaks a rule. */
async function findNode(rule: axe.Result, container: HTMLElement) {
  if (!comparingRules.includes(rule.id)) {
    return rule.nodes.find(({ element }) => container.contains(element ?? null));
  }
  const { violations } = await axe.run(container, { runOnly: [rule.id] });
  return violations[0]?.nodes[0];
}

/** All demos of the page at once, because axe reads the whole page each time that it is asked. */
async function findViolations(
  containers: ReadonlyMap<string, HTMLElement>,
  mode: PaletteMode,
  report: (scope: string, problem: string) => void,
): Promise<void> {
  const { violations } = await axe.run([...containers.values()], {
    ...(mode === 'light'
      ? { rules: Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])) }
      : { runOnly: modeRules }),
    resultTypes: ['violations'],
    elementRef: true,
  });
  for (const rule of violations) {
    for (const [scope, container] of containers) {
      const node = await findNode(rule, container);
      if (node) report(scope, describeViolation(rule, node, mode));
    }
  }
}

/** The autocompletes write their value into the input only after the first render, so their label moves then. */
const movesByNature = '.MuiAutocomplete-root, .MuiAutocomplete-root *';

function measure(container: Element): Map<Element, DOMRect> {
  const elements = [container, ...container.querySelectorAll('*')];
  return new Map(elements.map((element) => [element, element.getBoundingClientRect()]));
}

/** What stands somewhere else once the demo is alive, which a reader would see jump. */
function findMoved(before: ReadonlyMap<Element, DOMRect>): string[] {
  for (const [element, then] of before) {
    if (!element.isConnected || element.matches(movesByNature)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const now = element.getBoundingClientRect();
    const sides = ['left', 'top', 'width', 'height'] as const;
    if (sides.every((side) => Math.abs(now[side] - then[side]) <= 1)) continue;
    const show = (box: DOMRect) => sides.map((side) => Math.round(box[side])).join(' ');
    return [
      `It moves when it comes alive: ${element.outerHTML.slice(0, 120)} was at ${show(then)}, is at ${show(now)} (left, top, width, height).`,
    ];
  }
  return [];
}

/** Narrower than this, nobody sees what an element shows; wider, it shows something. In pixels. */
const sliverWidth = 2;
const shownWidth = 24;
/** Not an empty place for a message to come. */
const shows = ':not(:empty), input, img, canvas, video';

/** What shows in a container that gives its whole width to a demo, but not where a demo gets the width of its content. */
function findCollapsed(container: HTMLElement): string[] {
  const narrow = [...container.querySelectorAll<HTMLElement>(shows)].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width < sliverWidth,
  );
  if (narrow.length === 0) return [];
  const { display } = container.style;
  container.style.display = 'block';
  const collapsed = narrow.find((element) => element.getBoundingClientRect().width >= shownWidth);
  container.style.display = display;
  return collapsed
    ? [
        `It has no width: ${collapsed.outerHTML.slice(0, 120)}. Give what is around it a width (width: 100%).`,
      ]
    : [];
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
