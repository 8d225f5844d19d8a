import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Demo } from '../../src/demo/Demo';
import { DemosProvider } from '../../src/demo/DemosContext';
import { CodePreferencesProvider } from '../../src/preferences/CodePreferencesProvider';
import { isCarried } from '../../src/shared/demoCode';
import { toDemo } from '../support/renderDemos';
import { Strings } from '../support/strings';

const stylesheet = '/demos/tailwind-1.css';
const { dataset } = document.documentElement;
const findLink = () => document.querySelector(`link[rel="stylesheet"][href="${stylesheet}"]`);

/** A page with one demo in two stylings, of whose code it carries what everybody sees at first. */
function renderPage({ codeUrl = null, hash = '' }: { codeUrl?: string | null; hash?: string }) {
  const demo = toDemo(['System', 'Tailwind']);
  const variants = demo.variants.map(({ code, ...variant }) => ({
    ...variant,
    carried: codeUrl === null || isCarried(variant) ? code : null,
  }));
  const scripts = {
    script: '/demos/page.js',
    codeUrl,
    modulePreloads: [],
    demoPreloads: [],
    stylesHtml: '',
    tailwindStylesheet: stylesheet,
  };
  render(
    <Strings>
      <CodePreferencesProvider>
        <DemosProvider
          demos={[{ ...demo, variants }]}
          playgrounds={[]}
          scripts={scripts}
          hash={hash}
          onAction={() => undefined}
        >
          <Demo name="BasicButtons" defaultExpanded />
        </DemosProvider>
      </CodePreferencesProvider>
    </Strings>,
  );
}

beforeEach(() => {
  document.head.innerHTML = '';
  window.scrollBy = jest.fn();
  Object.assign(dataset, { codeVariant: 'TS', codeStyling: 'System' });
});

test('code that the page does not carry is fetched and shown when it is chosen', async () => {
  const fetched = { 'BasicButtons System JS': { html: 'const fetched = 1;\n', files: [] } };
  const fetchCode = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(fetched) }),
  );
  Object.assign(globalThis, { fetch: fetchCode });
  renderPage({ codeUrl: '/demos/code-1.json' });
  expect(fetchCode).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show JavaScript source, JS' }));
  expect(await screen.findByText('const fetched = 1;')).toBeInTheDocument();
  await waitFor(() => expect(dataset['codeVariant']).toBe('JS'));
  expect(fetchCode.mock.calls).toEqual([['/demos/code-1.json']]);
});

test('the choice of Tailwind waits for the stylesheet', async () => {
  renderPage({});
  expect(findLink()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tailwind CSS' }));
  expect(dataset['codeStyling']).toBe('System');
  findLink()?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(dataset['codeStyling']).toBe('Tailwind'));
});

test('a link to a demo in Tailwind brings the stylesheet', () => {
  renderPage({ hash: '#tailwind-BasicButtons.tsx' });
  expect(dataset['codeStyling']).toBe('Tailwind');
  expect(findLink()).not.toBeNull();
});
