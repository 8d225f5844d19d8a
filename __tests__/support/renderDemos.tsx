import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import strings from '../../content/translations/en.json';
import {
  DemosContext,
  type DemoData,
  type DemoVariantData,
  type PlaygroundData,
} from '../../src/demo/DemosContext';
import { I18nProvider } from '../../src/i18n/I18nProvider';
import { CodePreferencesProvider } from '../../src/preferences/CodePreferencesProvider';
import { defaultDemoTheme, type MountDemoOptions } from '../../src/shared/demoRuntime';
import type { CodeStyling, CodeVariant } from '../../src/shared/preferences';

let observers: StubObserver[] = [];

class StubObserver {
  constructor(readonly callback: IntersectionObserverCallback) {
    observers.push(this);
  }
  observe() {
    return;
  }
  disconnect() {
    observers = observers.filter((observer) => observer !== this);
  }
}
Object.assign(globalThis, { IntersectionObserver: StubObserver });

/** Brings everything that is watched near the viewport. */
export async function comeNear(): Promise<void> {
  await act(async () => {
    for (const observer of [...observers]) {
      observer.callback(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        observer as unknown as IntersectionObserver,
      );
    }
  });
}

interface VariantOptions extends Partial<DemoVariantData> {
  codeVariant: CodeVariant;
  codeStyling?: CodeStyling;
}

export function toVariant({ codeVariant, codeStyling = 'System', ...rest }: VariantOptions) {
  const variant: DemoVariantData = {
    codeVariant,
    codeStyling,
    filename: `Basic.${codeVariant === 'TS' ? 'tsx' : 'js'}`,
    previewHtml: `preview in ${codeVariant} ${codeStyling}`,
    library: 'material',
    isTwin: false,
    lineCount: 1,
    code: { html: `code in ${codeVariant} ${codeStyling}\n`, files: [] },
    dependencies: [{ name: 'react', version: '18.3.1' }],
    ...rest,
  };
  return variant;
}

/** A demo called `BasicButtons` in both languages of each styling. */
export function toDemo(stylings: readonly CodeStyling[] = ['System']): DemoData {
  return {
    name: 'BasicButtons',
    stylings,
    variants: stylings.flatMap((codeStyling) => [
      toVariant({ codeVariant: 'TS', codeStyling }),
      toVariant({ codeVariant: 'JS', codeStyling }),
    ]),
    renders: stylings.map((codeStyling) => ({
      codeStyling,
      html: `<button>rendered with ${codeStyling}</button>`,
      frameUrl: null,
    })),
  };
}

/** What demos do when they are brought to life; `mounts` has a call for each. */
export function createScript() {
  const mounts: MountDemoOptions[] = [];
  const reset = jest.fn();
  const unmount = jest.fn();
  const mountDemo = (options: MountDemoOptions) => {
    mounts.push(options);
    return Promise.resolve({ reset, unmount });
  };
  return { mounts, reset, unmount, load: jest.fn(() => Promise.resolve({ mountDemo })) };
}

interface DemosOptions {
  demos?: readonly DemoData[];
  playgrounds?: readonly PlaygroundData[];
  script?: { load: ReturnType<typeof createScript>['load'] };
  hash?: string;
  loadCode?: () => Promise<void>;
  onAction?: () => void;
  /** Has the server's HTML. */
  container?: HTMLElement;
}

/** Renders islands with the demos of a page around them, with the strings of the site. */
export function renderWithDemos(
  island: ReactNode,
  {
    demos = [],
    playgrounds = [],
    script = createScript(),
    hash = '',
    loadCode = () => Promise.resolve(),
    onAction = () => undefined,
    container,
  }: DemosOptions,
) {
  return render(
    <I18nProvider language="en" translations={{ en: strings }}>
      <CodePreferencesProvider>
        <DemosContext.Provider
          value={{
            byName: new Map(demos.map((demo) => [demo.name, demo])),
            playgrounds: new Map(playgrounds.map((playground) => [playground.of, playground])),
            hasStylings: demos.some(({ stylings }) => stylings.length > 1),
            load: script.load,
            loadCode,
            prepare: () =>
              demos.every(({ variants }) => variants.every(({ code }) => code !== null))
                ? null
                : Promise.allSettled([loadCode()]),
            theme: { get: () => defaultDemoTheme, subscribe: () => () => undefined },
            hash,
            onAction,
          }}
        >
          {island}
        </DemosContext.Provider>
      </CodePreferencesProvider>
    </I18nProvider>,
    container ? { container, hydrate: true } : undefined,
  );
}
