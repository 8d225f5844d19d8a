import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Demo } from '../../src/demo/Demo';
import type { MountDemoOptions } from '../../src/shared/demoRuntime';
import { comeNear, createScript, renderWithDemos, toDemo, toVariant } from '../support/renderDemos';

/** As the boot script leaves the document of a reader who has chosen this before. */
function choose(codeVariant: string, codeStyling: string): void {
  Object.assign(document.documentElement.dataset, { codeVariant, codeStyling });
}

beforeEach(() => {
  document.cookie = 'codeVariant=;max-age=0;path=/';
  document.cookie = 'codeStyling=;max-age=0;path=/';
  window.scrollBy = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  document.documentElement.dir = 'ltr';
  document.documentElement.dataset['js'] = '';
  document.documentElement.dataset['hydrated'] = '';
  choose('TS', 'System');
});

const demos = [toDemo()];

describe('before it wakes', () => {
  test('shows what the server rendered, with a name', () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    const region = screen.getByRole('region', { name: 'Basic buttons demo' });
    expect(within(region).getByText('rendered with System')).toBeInTheDocument();
  });

  test('is named by its title where it has one', () => {
    renderWithDemos(<Demo name="BasicButtons" title="Three ways to save" />, { demos });
    expect(screen.getByRole('region', { name: 'Three ways to save demo' })).toBeInTheDocument();
  });

  test('loads nothing', () => {
    const script = createScript();
    renderWithDemos(<Demo name="BasicButtons" />, { demos, script });
    expect(script.load).not.toHaveBeenCalled();
  });
});

test('a demo with a page of its own is shown in a frame of the asked height, and loads nothing else', async () => {
  const script = createScript();
  const demo = toDemo();
  const renders = [{ codeStyling: 'System' as const, html: '', frameUrl: '/frames/demos/a.html' }];
  renderWithDemos(<Demo name="BasicButtons" title="A window" height={160} />, {
    demos: [{ ...demo, renders }],
    script,
  });
  await comeNear();
  const frame = screen.getByTitle('A window');
  expect(frame).toHaveAttribute('src', '/frames/demos/a.html');
  expect(frame).toHaveStyle({ blockSize: '160px' });
  expect(script.load).not.toHaveBeenCalled();
});

test('a demo with a page of its own begins anew when it is reset', async () => {
  const renders = [{ codeStyling: 'System' as const, html: '', frameUrl: '/frames/demos/a.html' }];
  renderWithDemos(<Demo name="BasicButtons" title="A window" />, {
    demos: [{ ...toDemo(), renders }],
  });
  const reload = jest.fn();
  // jsdom loads no frames, and the location of a window is nobody's to change.
  Object.defineProperty(screen.getByTitle('A window'), 'contentWindow', {
    value: { location: { reload } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('waking', () => {
  test('mounts on the HTML of the server when it comes near', async () => {
    const script = createScript();
    renderWithDemos(<Demo name="BasicButtons" />, { demos, script });
    await comeNear();
    expect(script.mounts).toHaveLength(1);
    expect(script.mounts[0]).toMatchObject({ name: 'BasicButtons', styling: 'System' });
    expect(script.mounts[0]?.container).toHaveAttribute('data-demo', 'BasicButtons-system');
    expect(script.mounts[0]?.container).toHaveTextContent('rendered with System');
  });

  test('mounts when something in it gets the focus', async () => {
    const script = createScript();
    renderWithDemos(<Demo name="BasicButtons" />, { demos, script });
    await act(async () => screen.getByText('rendered with System').focus());
    expect(script.mounts).toHaveLength(1);
  });

  test('mounts nothing when its script comes after the page has gone', async () => {
    const script = createScript();
    let letCome = () => {};
    const coming = new Promise<void>((resolve) => (letCome = resolve));
    const load = jest.fn(() => coming.then(() => script.load()));
    const { unmount } = renderWithDemos(<Demo name="BasicButtons" />, { demos, script: { load } });
    await comeNear();
    unmount();
    await act(async () => letCome());
    expect(script.load).toHaveBeenCalled();
    expect(script.mounts).toHaveLength(0);
  });

  test('lets go of a demo that is mounted only after the page has gone', async () => {
    const script = createScript();
    let letCome = () => {};
    const coming = new Promise<void>((resolve) => (letCome = resolve));
    const load = jest.fn(async () => {
      const { mountDemo } = await script.load();
      return { mountDemo: (options: MountDemoOptions) => coming.then(() => mountDemo(options)) };
    });
    const { unmount } = renderWithDemos(<Demo name="BasicButtons" />, { demos, script: { load } });
    await comeNear();
    unmount();
    await act(async () => letCome());
    expect(script.mounts).toHaveLength(1);
    expect(script.unmount).toHaveBeenCalledTimes(1);
  });

  test('lets go of the demo with the page', async () => {
    const script = createScript();
    const { unmount } = renderWithDemos(<Demo name="BasicButtons" />, { demos, script });
    await comeNear();
    unmount();
    expect(script.unmount).toHaveBeenCalledTimes(1);
  });

  test('leaves what another demo was mounted on, where an author has put one in the place of the other', async () => {
    function Edited() {
      const [name, setName] = useState('BasicButtons');
      return (
        <>
          <Demo name={name} />
          <button onClick={() => setName('OtherButtons')}>Put another here</button>
        </>
      );
    }
    const script = createScript();
    const both = [...demos, { ...toDemo(), name: 'OtherButtons' }];
    renderWithDemos(<Edited />, { demos: both, script });
    await comeNear();
    await userEvent.click(screen.getByRole('button', { name: 'Put another here' }));
    await comeNear();
    expect(script.unmount).toHaveBeenCalledTimes(1);
    const [former, other] = script.mounts;
    expect(other?.name).toBe('OtherButtons');
    expect(other?.container).toBeInTheDocument();
    expect(former?.container).not.toBeInTheDocument();
  });

  test('mounts only the styling that is shown, and another when it is chosen', async () => {
    const script = createScript();
    renderWithDemos(<Demo name="BasicButtons" />, {
      demos: [toDemo(['System', 'Tailwind', 'CSS'])],
      script,
    });
    await comeNear();
    expect(script.mounts.map(({ styling }) => styling)).toEqual(['System']);
    await userEvent.click(screen.getByRole('button', { name: 'Tailwind CSS' }));
    expect(script.mounts.map(({ styling }) => styling)).toEqual(['System', 'Tailwind']);
  });

  test('says when the script cannot be loaded, and tries again when asked', async () => {
    const script = createScript();
    script.load.mockRejectedValueOnce(new Error('offline'));
    renderWithDemos(<Demo name="BasicButtons" />, { demos, script });
    await comeNear();
    expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
    expect(screen.getByText('rendered with System')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(script.mounts).toHaveLength(1);
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  test('shows what a demo throws, until it is reset', async () => {
    const script = createScript();
    renderWithDemos(<Demo name="BasicButtons" />, { demos, script });
    await comeNear();
    act(() => script.mounts[0]?.onError(new Error('no such theme')));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('no such theme');
    await userEvent.click(within(alert).getByRole('button', { name: 'Reset demo' }));
    expect(script.reset).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('toolbar', () => {
  const focused = () => document.activeElement?.getAttribute('data-item');

  test('is one tab stop, on a control that exists', () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    const toolbar = screen.getByRole('toolbar', { name: 'demo source' });
    const stops = within(toolbar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    expect(stops[0]).toHaveAccessibleName('Expand code');
  });

  test('arrow keys, Home and End move the focus, round the ends', async () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    act(() => screen.getByRole('button', { name: 'Expand code' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('Show TypeScript source, TS');
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName('Reset demo');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('Expand code');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveAccessibleName('Reset demo');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toHaveAccessibleName('Expand code');
  });

  test('comes back to the control that was used last', async () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    act(() => screen.getByRole('button', { name: 'Expand code' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const last = document.activeElement;
    await userEvent.tab();
    expect(document.activeElement).not.toBe(last);
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(last);
  });

  test('comes back to a styling too', async () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos: [toDemo(['System', 'Tailwind'])] });
    await userEvent.click(screen.getByRole('button', { name: 'Tailwind CSS' }));
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toHaveAccessibleName('Tailwind CSS');
  });

  test('arrow keys are mirrored where text runs from right to left', async () => {
    document.documentElement.dir = 'rtl';
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    act(() => screen.getByRole('button', { name: 'Expand code' }).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('TS');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('expand');
  });

  test('keys with a modifier are left to the browser', async () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    act(() => screen.getByRole('button', { name: 'Expand code' }).focus());
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(focused()).toBe('expand');
  });

  test('the choice of a language is kept', async () => {
    const onAction = jest.fn();
    renderWithDemos(<Demo name="BasicButtons" />, { demos, onAction });
    await userEvent.click(screen.getByRole('button', { name: 'Show JavaScript source, JS' }));
    expect(screen.getByRole('button', { name: 'Show JavaScript source, JS' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(document.documentElement).toHaveAttribute('data-code-variant', 'JS');
    expect(document.cookie).toContain('codeVariant=JS');
    expect(onAction).toHaveBeenCalledWith('source-js', 'BasicButtons');
  });

  test('puts the focus at the start of the demo', async () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    await userEvent.click(screen.getByRole('button', { name: /^Reset focus/ }));
    expect(document.activeElement).toHaveAccessibleName(/test keyboard navigation from here/);
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('rendered with System');
  });

  test('copies the source', async () => {
    const onAction = jest.fn();
    const user = userEvent.setup();
    renderWithDemos(<Demo name="BasicButtons" />, { demos, onAction });
    await user.click(screen.getByRole('button', { name: 'Copy the source' }));
    expect(await navigator.clipboard.readText()).toBe('code in TS System\n');
    expect(onAction).toHaveBeenCalledWith('copy-click', 'BasicButtons');
  });

  test('copies a link that names what is shown', async () => {
    const user = userEvent.setup();
    renderWithDemos(<Demo name="BasicButtons" />, { demos: [toDemo(['System', 'Tailwind'])] });
    await user.click(screen.getByRole('button', { name: 'Tailwind CSS' }));
    await user.click(screen.getByRole('button', { name: 'Show JavaScript source, JS' }));
    await user.click(screen.getByRole('button', { name: 'Copy link to JavaScript source' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/#tailwind-BasicButtons.js');
  });

  test('copies a link that names no styling where there is one only', async () => {
    const user = userEvent.setup();
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    await user.click(screen.getByRole('button', { name: 'Copy link to TypeScript source' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/#BasicButtons.tsx');
  });

  test('offers stylings only where there are several', () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    expect(screen.queryByRole('button', { name: 'Tailwind CSS' })).not.toBeInTheDocument();
    expect(screen.queryByText('Shown with MUI System')).not.toBeInTheDocument();
  });

  test('says which styling is shown where the page has others', () => {
    renderWithDemos(<Demo name="BasicButtons" />, {
      demos: [toDemo(), { ...toDemo(['System', 'CSS']), name: 'Other' }],
    });
    expect(screen.getByText('Shown with MUI System')).toHaveAttribute(
      'data-for-stylings',
      'Tailwind CSS',
    );
  });
});

describe('code', () => {
  const region = () => screen.getByRole('region');

  test('expands and collapses', async () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    expect(region()).not.toHaveAttribute('data-expanded');
    await userEvent.click(screen.getByRole('button', { name: 'Expand code' }));
    expect(region()).toHaveAttribute('data-expanded');
    const button = screen.getByRole('button', { name: 'Collapse code' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(region()).not.toHaveAttribute('data-expanded');
  });

  test('is shown and hidden where there is no preview', async () => {
    const variants = [toVariant({ codeVariant: 'TS', previewHtml: null })];
    renderWithDemos(<Demo name="BasicButtons" />, { demos: [{ ...toDemo(), variants }] });
    await userEvent.click(screen.getByRole('button', { name: 'Show code' }));
    expect(screen.getByRole('button', { name: 'Hide code' })).toBeInTheDocument();
  });

  test('is expanded at first when the page asks for it', () => {
    renderWithDemos(<Demo name="BasicButtons" defaultExpanded />, { demos });
    expect(region()).toHaveAttribute('data-expanded');
  });

  test('has every variant in the HTML, marked with the choice that shows it', () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos: [toDemo(['System', 'Tailwind'])] });
    const choiceOf = (text: string) =>
      screen.getByText(text).closest<HTMLElement>('[data-document]')?.dataset;
    expect(choiceOf('code in TS System')).toMatchObject({
      forVariant: 'TS',
      forStylings: 'System CSS',
    });
    expect(choiceOf('code in JS Tailwind')).toMatchObject({
      forVariant: 'JS',
      forStylings: 'Tailwind',
    });
  });

  test('stands there once where it is the same in both languages', () => {
    const variants = [
      toVariant({ codeVariant: 'TS', previewHtml: null }),
      toVariant({ codeVariant: 'JS', isTwin: true, previewHtml: null }),
    ];
    renderWithDemos(<Demo name="BasicButtons" />, { demos: [{ ...toDemo(), variants }] });
    expect(screen.getByText('code in TS System').closest('[data-document]')).not.toHaveAttribute(
      'data-for-variant',
    );
  });

  test('is followed by the files that it imports, each under its name', () => {
    const files = [{ path: './rows.ts', html: 'export const rows = [];\n' }];
    const variants = [toVariant({ codeVariant: 'TS', code: { html: 'the demo\n', files } })];
    renderWithDemos(<Demo name="BasicButtons" />, { demos: [{ ...toDemo(), variants }] });
    expect(screen.getByRole('group', { name: 'Code of Basic buttons' })).toHaveTextContent(
      /Basic\.tsx\s*the demo\s*rows\.ts\s*export const rows = \[\];/,
    );
  });

  test('has no name where it is all there is', () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    expect(screen.queryByText('Basic.tsx')).not.toBeInTheDocument();
  });

  describe('that the page does not carry', () => {
    const variants = [
      toVariant({ codeVariant: 'TS' }),
      toVariant({ codeVariant: 'JS', code: null, lineCount: 12 }),
    ];
    const demosWithout = [{ ...toDemo(), variants }];

    test('is not fetched while the other is shown', () => {
      const loadCode = jest.fn(() => Promise.resolve());
      renderWithDemos(<Demo name="BasicButtons" defaultExpanded />, {
        demos: demosWithout,
        loadCode,
      });
      expect(loadCode).not.toHaveBeenCalled();
    });

    test('is fetched before the choice changes what is seen', async () => {
      let arrive = (): void => undefined;
      const loadCode = () => new Promise<void>((resolve) => (arrive = resolve));
      renderWithDemos(<Demo name="BasicButtons" />, { demos: demosWithout, loadCode });
      await userEvent.click(screen.getByRole('button', { name: 'Show JavaScript source, JS' }));
      expect(document.documentElement).not.toHaveAttribute('data-code-variant', 'JS');
      arrive();
      await waitFor(() =>
        expect(document.documentElement).toHaveAttribute('data-code-variant', 'JS'),
      );
    });

    test('keeps its place for a reader who has chosen it before', () => {
      choose('JS', 'System');
      const loadCode = jest.fn(() => Promise.resolve());
      renderWithDemos(<Demo name="BasicButtons" defaultExpanded />, {
        demos: demosWithout,
        loadCode,
      });
      expect(loadCode).toHaveBeenCalledTimes(1);
      const code = region().querySelector('.demo-full[data-for-variant="JS"] code');
      expect(code?.textContent).toBe('\n'.repeat(12));
    });

    test('says that it could not be fetched, and tries again when asked', async () => {
      choose('JS', 'System');
      const loadCode = jest.fn(() => Promise.reject(new Error('offline')));
      renderWithDemos(<Demo name="BasicButtons" defaultExpanded />, {
        demos: demosWithout,
        loadCode,
      });
      expect(await screen.findByText('This code could not be loaded.')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(loadCode).toHaveBeenCalledTimes(2);
    });
  });

  test('is copied by keyboard when it has the focus', async () => {
    userEvent.setup();
    const onAction = jest.fn();
    renderWithDemos(<Demo name="BasicButtons" />, { demos, onAction });
    const code = screen.getByRole('group', { name: 'Code of Basic buttons' });
    fireEvent.keyDown(code, { key: 'c', code: 'KeyC', ctrlKey: true });
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('copy-keyboard', 'BasicButtons'));
    expect(await navigator.clipboard.readText()).toBe('code in TS System\n');
  });
});

describe('links', () => {
  afterEach(() => {
    window.location.hash = '';
  });

  test.each([
    ['#BasicButtons', 'TS', 'System'],
    ['#BasicButtons.js', 'JS', 'System'],
    ['#tailwind-BasicButtons.tsx', 'TS', 'Tailwind'],
  ])('%s expands the demo and chooses', (hash, codeVariant, codeStyling) => {
    window.location.hash = hash;
    renderWithDemos(<Demo name="BasicButtons" />, {
      demos: [toDemo(['System', 'Tailwind'])],
      hash,
    });
    expect(screen.getByRole('region')).toHaveAttribute('data-expanded');
    expect(document.documentElement).toHaveAttribute('data-code-variant', codeVariant);
    expect(document.documentElement).toHaveAttribute('data-code-styling', codeStyling);
    expect(document.getElementById(hash.slice(1))).not.toBeNull();
  });

  test('a link to a styling that the demo lacks leads to the demo', () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos, hash: '#css-BasicButtons.js' });
    expect(screen.getByRole('region')).toHaveAttribute('data-expanded');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('a link to another demo changes nothing', () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos, hash: '#Others.js' });
    expect(screen.getByRole('region')).not.toHaveAttribute('data-expanded');
  });
});

describe('taking it away', () => {
  test.each([
    ['Edit in StackBlitz', 'stackblitz', 'https://stackblitz.com'],
    ['Edit in CodeSandbox', 'codesandbox', 'https://codesandbox.io'],
  ])('%s sends a project to a new tab', async (label, action, host) => {
    const forms: HTMLFormElement[] = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      forms.push(this);
    });
    const onAction = jest.fn();
    renderWithDemos(<Demo name="BasicButtons" />, { demos, onAction });
    await userEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(forms[0]?.action).toContain(host);
    expect(forms[0]?.target).toBe('_blank');
    expect(onAction).toHaveBeenCalledWith(action, 'BasicButtons');
  });
});
