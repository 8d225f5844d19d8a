import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as EditorModule from '../../src/demo/createCodeEditor';
import { createCodeEditor } from '../../src/demo/createCodeEditor';
import { Demo } from '../../src/demo/Demo';
import type { EditFrameReply } from '../../src/shared/demoRuntime';
import { renderWithDemos, toDemo, toVariant } from '../support/renderDemos';

// The real one, of which a test can say that it does not come.
jest.mock('../../src/demo/createCodeEditor', () => {
  const actual = jest.requireActual<typeof EditorModule>('../../src/demo/createCodeEditor');
  return { ...actual, createCodeEditor: jest.fn(actual.createCodeEditor) };
});

// jsdom has no layout, of which the editor asks.
Object.assign(Range.prototype, { getClientRects: () => [] });

const demos = [toDemo()];
const findCode = () => screen.getByRole('group', { name: 'Code of Basic buttons' });
const findEditor = () => screen.findByRole('textbox', { name: 'Code of Basic buttons' });

/** Begins to edit as a reader with a keyboard does. */
async function openEditor() {
  const onAction = jest.fn();
  renderWithDemos(<Demo name="BasicButtons" />, { demos, onAction });
  act(() => findCode().focus());
  await userEvent.keyboard('{Enter}');
  const editor = await findEditor();
  await waitFor(() => expect(editor).toHaveFocus());
  return { editor, onAction };
}

const findWindow = () =>
  screen.getByTitle<HTMLIFrameElement>('Basic buttons demo with your changes').contentWindow;

/** What the frame says in which the code of the reader runs. */
function answer(data: EditFrameReply) {
  const message = new MessageEvent('message', { source: findWindow(), data });
  act(() => void window.dispatchEvent(message));
}

/** Has the frame run the code, which it shows. */
async function run() {
  const send = jest.fn();
  Object.assign(findWindow() ?? {}, { postMessage: send });
  answer({ type: 'ready' });
  await waitFor(() => expect(send).toHaveBeenCalled());
  answer({ type: 'rendered', height: 58 });
}

describe('code', () => {
  test('of which a part is seen is a tab stop, and can be edited', () => {
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    expect(findCode()).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });

  test('of which nothing is seen is neither, until it is shown', async () => {
    const variants = [toVariant({ codeVariant: 'TS', previewHtml: null })];
    renderWithDemos(<Demo name="BasicButtons" />, { demos: [{ ...toDemo(), variants }] });
    expect(findCode()).not.toHaveAttribute('tabindex');
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show code' }));
    expect(findCode()).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });
});

describe('an editor', () => {
  test('takes the place of the code, with the focus', async () => {
    const { editor, onAction } = await openEditor();
    expect(editor).toHaveTextContent('code in TS System');
    expect(screen.getByRole('region')).toHaveAttribute('data-expanded');
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByText('The editor could not be loaded.')).not.toBeInTheDocument();
    expect(onAction).toHaveBeenCalledWith('edit', 'BasicButtons');
  });

  test('that cannot be loaded leaves the code where it is, and that is said', async () => {
    jest.mocked(createCodeEditor).mockImplementationOnce(() => {
      throw new Error('offline');
    });
    renderWithDemos(<Demo name="BasicButtons" />, { demos });
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('The editor could not be loaded.')).toBeInTheDocument();
    expect(within(findCode()).getByText('code in TS System')).toBeInTheDocument();
  });

  test('says that the code is not as it was, until it is reset', async () => {
    const { editor, onAction } = await openEditor();
    expect(screen.queryByText('Edited')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Edited')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
    expect(screen.queryByText('Edited')).not.toBeInTheDocument();
    expect(editor).not.toBeInTheDocument();
    expect(onAction).toHaveBeenCalledWith('reset', 'BasicButtons');
  });
});

describe('an error in the code of the reader', () => {
  const findMarked = (editor: HTMLElement) => [...editor.querySelectorAll('.demo-error-line')];

  test('is said with its line, which is marked until the code runs again', async () => {
    const { editor } = await openEditor();
    await userEvent.keyboard('{Enter}');
    const lines = [...editor.querySelectorAll('.cm-line')];
    expect(lines).toHaveLength(2);
    answer({ type: 'error', message: 'no such button', line: 2 });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Line 2: no such button$/);
    expect(findMarked(editor)).toEqual([lines[1]]);
    await run();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(findMarked(editor)).toEqual([]);
  });

  test('is said without a line where none is known', async () => {
    const { editor } = await openEditor();
    await userEvent.keyboard('{Enter}');
    answer({ type: 'error', message: 'no such button' });
    expect(screen.getByRole('alert')).toHaveTextContent(/^no such button$/);
    expect(findMarked(editor)).toEqual([]);
  });

  test('marks nothing where its line has been taken away since', async () => {
    const { editor } = await openEditor();
    await userEvent.keyboard('{Enter}');
    answer({ type: 'error', message: 'no such button', line: 9 });
    expect(screen.getByRole('alert')).toHaveTextContent('Line 9: no such button');
    expect(findMarked(editor)).toEqual([]);
  });
});
