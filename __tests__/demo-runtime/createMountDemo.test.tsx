import { useTheme } from '@mui/system';
import { screen, waitFor, within } from '@testing-library/react';
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { baseLibrary } from '../../src/demo-runtime/baseLibrary';
import { createMountDemo } from '../../src/demo-runtime/createMountDemo';
import { DemoPropsContext } from '../../src/demo-runtime/createPlayground';
import { DemoRoot, serverThemes } from '../../src/demo-runtime/DemoRoot';
import { takePageStyles } from '../../src/demo-runtime/pageStyles';
import { renderDemoPage } from '../../src/demo-runtime/renderDemoPage';
import { defaultDemoTheme, type DemoThemeStore } from '../../src/shared/demoRuntime';

const theme: DemoThemeStore = { get: () => defaultDemoTheme, subscribe: () => () => {} };

function Demo() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Sheets: {count}</button>;
}

function showServerHtml(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <DemoPropsContext.Provider value={null}>
      <DemoRoot
        entry={{ Demo, library: baseLibrary }}
        scope="Sheets-css"
        serverTheme={serverThemes.light}
        styles={takePageStyles()}
        theme={theme}
        onError={() => {}}
      />
    </DemoPropsContext.Provider>,
  );
  document.body.replaceChildren(container);
  return container;
}

const errors = jest.fn();

/** React gives way to the page between its steps here, as it does for a reader. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  errors.mockClear();
  jest.spyOn(console, 'error').mockImplementation(errors);
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  jest.restoreAllMocks();
});

async function mount(onReady?: () => void) {
  const mountDemo = createMountDemo({
    'Sheets-css': { load: () => Promise.resolve({ default: Demo }), library: baseLibrary },
  });
  const container = showServerHtml();
  const demo = await mountDemo({
    container,
    name: 'Sheets',
    styling: 'CSS',
    theme,
    ...(onReady && { onReady }),
    onError: errors,
  });
  return { container, demo };
}

it('goes without an error when its page goes before it is alive', async () => {
  const { container, demo } = await mount();
  demo.unmount();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(errors).not.toHaveBeenCalled();
});

it('starts again without an error before it is alive', async () => {
  const onReady = jest.fn();
  const { container, demo } = await mount(onReady);
  demo.reset();
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  within(container).getByRole('button').click();
  expect(await screen.findByRole('button', { name: 'Sheets: 1' })).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});

it('starts again with fresh state', async () => {
  const onReady = jest.fn();
  const { container, demo } = await mount(onReady);
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  within(container).getByRole('button').click();
  expect(await screen.findByRole('button', { name: 'Sheets: 1' })).toBeVisible();
  demo.reset();
  expect(await screen.findByRole('button', { name: 'Sheets: 0' })).toBeVisible();
});

it('finds the HTML of its mode with the ids that it makes itself', async () => {
  function Field() {
    const id = useId();
    const { palette } = useTheme<{ palette: { mode: string } }>();
    return (
      <>
        <label htmlFor={id}>{palette.mode}</label>
        <input id={id} aria-describedby="own" />
        <p id="own">Meters</p>
      </>
    );
  }
  const { demos } = renderDemoPage({ 'Field-css': { Demo: Field, library: baseLibrary } }, false);
  const container = document.createElement('div');
  container.innerHTML = demos['Field-css']?.html ?? '';
  document.body.replaceChildren(container);
  const field = screen.getByLabelText('dark');
  expect(screen.getByLabelText('light')).not.toBe(field);

  const mountDemo = createMountDemo({
    'Field-css': { load: () => Promise.resolve({ default: Field }), library: baseLibrary },
  });
  const ready = new Promise<void>((resolve) => {
    void mountDemo({
      container,
      name: 'Field',
      styling: 'CSS',
      theme: { ...theme, get: () => serverThemes.dark },
      onReady: resolve,
      onError: errors,
    });
  });
  await ready;
  expect(errors).not.toHaveBeenCalled();
  expect(screen.getByLabelText('dark')).toBe(field);
  expect(field).toHaveAccessibleDescription('Meters');
  expect(field).toHaveAttribute('aria-describedby', 'own');
  expect(field.id).toMatch(/^:Field-css-R\w*:$/);
});
