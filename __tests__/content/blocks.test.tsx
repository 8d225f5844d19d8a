/** @jest-environment jsdom */
import '../support/nodeArrays';
import '../support/setupDom';
import { act, cleanup, render } from '@testing-library/react';
import { isValidElement, type ComponentType, type ReactElement } from 'react';
import { toBlockSources } from '../../src/node/verify/checkSnippets';
import { toSnippets } from '../../src/node/verify/snippets';
import { readAuthored } from '../support/readAuthored';
import { runBlock } from '../support/runBlock';

/** Of components that a page shows alone, and that a reader puts below a provider, a router, a grid or a stepper. */
const asksForWhatIsAround = [
  /must be called under <CssVarsProvider \/>/,
  /Can not find the date and time pickers localization context/,
  /Could not find the data grid context/,
  /Cannot destructure property 'basename'/,
  /only designed for use with the vertical stepper/,
];

/** These read the theme of a provider that the block leaves to the page. */
const readsThemeOfThePage = [
  'content/material-ui/experimental-api/css-theme-variables/migration/index.mdx: legend',
  'content/system/getting-started/usage/index.mdx: pageRules',
];

/** What React says of an error that is caught below, and of what goes on after it was shown. */
const saidTwice = /^Error: Uncaught|^The above error occurred|not wrapped in act/;

/** A server listens, stylesheets are for a bundler, and to hydrate takes the HTML of a server. */
const needsMoreThanReact =
  /hydrateRoot|from 'node:|import '[^']+\.css'|^declare (?:const|function) /m;

function readBlocks() {
  const { pages } = readAuthored();
  return toBlockSources(pages.flatMap(toSnippets)).filter(
    ({ snippet: { language, code }, source }) =>
      language === 'tsx' && !source.isTest && !needsMoreThanReact.test(code),
  );
}

/** @returns an element as it is, and one of a component that has no parameter; null for all else. */
function toElement(name: string, value: unknown): ReactElement | null {
  if (isValidElement(value)) return value;
  if (typeof value !== 'function' || !/^[A-Z]/.test(name) || value.length > 0) return null;
  const Component = value as ComponentType;
  return <Component />;
}

/** @returns what is thrown or logged as an error meanwhile. */
function listen(run: () => void): string[] {
  const problems: string[] = [];
  const log = jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    problems.push(parts.map(String).join(' '));
  });
  try {
    act(() => {
      run();
    });
  } catch (error) {
    problems.push(String(error));
  }
  log.mockRestore();
  return problems.filter((problem) =>
    [saidTwice, ...asksForWhatIsAround].every((known) => !known.test(problem)),
  );
}

test('blocks of code run, and what they export can be shown, without an error', () => {
  const problems: string[] = [];
  let shown = 0;
  for (const { snippet, source } of readBlocks()) {
    const { file } = snippet.page;
    const tell = (run: () => void) =>
      problems.push(...listen(run).map((text) => `${file}:${snippet.fenceLine}: ${text}`));
    document.body.innerHTML = '<div id="root"></div>';
    const exported: [string, unknown][] = [];
    tell(() => exported.push(...Object.entries(runBlock(source))));
    for (const [name, value] of exported) {
      const element = toElement(name, value);
      if (!element || readsThemeOfThePage.includes(`${file}: ${name}`)) continue;
      shown += 1;
      tell(() => render(element));
      cleanup();
    }
  }
  expect(problems).toEqual([]);
  expect(shown).toBeGreaterThan(200);
}, 300_000);
