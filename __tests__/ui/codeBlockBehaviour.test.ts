import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installCodeBlockBehaviour } from '../../src/ui/codeBlockBehaviour';

const page = `
  <p>Some text</p>
  <div class="code-block" data-language="tsx">
    <pre tabindex="0" aria-label="first"><code>const first = 1;\n</code></pre>
    <button class="code-copy" type="button">Copy</button>
  </div>
  <div class="code-block" data-language="diff">
    <pre tabindex="0" aria-label="second"><code><span class="line line-remove">const a = 1;\n</span><span class="line line-add">const a = 2;\n</span></code></pre>
    <button class="code-copy" type="button">Copy</button>
  </div>
  <input aria-label="field" value="text">`;

let writeText: jest.Mock;
let onCopy: jest.Mock;
let uninstall: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = page;
  writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onCopy = jest.fn();
  uninstall = installCodeBlockBehaviour({ labels: { copy: 'Copy', copied: 'Copied' }, onCopy });
});

afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

function pressCopy(target: Element, init: KeyboardEventInit) {
  return fireEvent.keyDown(target, { key: 'c', code: 'KeyC', ...init });
}

it('says Copied for two seconds and then Copy again', async () => {
  const [button] = screen.getAllByRole('button', { name: 'Copy' });
  await act(async () => button?.click());
  expect(writeText).toHaveBeenCalledWith('const first = 1;');
  expect(button).toHaveTextContent('Copied');
  expect(onCopy).toHaveBeenCalledWith('click');
  jest.advanceTimersByTime(1999);
  expect(button).toHaveTextContent('Copied');
  jest.advanceTimersByTime(1);
  expect(button).toHaveTextContent(/^Copy$/);
});

it('copies the lines that a diff leaves', async () => {
  const button = screen.getAllByRole('button', { name: 'Copy' })[1];
  await act(async () => button?.click());
  expect(writeText).toHaveBeenCalledWith('const a = 2;');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true, key: 'ç' }])(
  'copies the focused block with %j and C',
  async (init) => {
    const block = screen.getByLabelText('first');
    block.focus();
    await act(async () => pressCopy(block, init));
    expect(writeText).toHaveBeenCalledWith('const first = 1;');
    expect(onCopy).toHaveBeenCalledWith('keyboard');
  },
);

it('copies the block under the pointer', async () => {
  const user = userEvent.setup({
    advanceTimers: jest.advanceTimersByTime,
    writeToClipboard: false,
  });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await user.hover(screen.getByLabelText('first'));
  await act(async () => pressCopy(document.body, { ctrlKey: true }));
  expect(writeText).toHaveBeenCalledWith('const first = 1;');
});

it('leaves the key alone where text is selected, in a field, outside blocks and without a modifier', async () => {
  const block = screen.getByLabelText('first');
  block.focus();
  expect(pressCopy(block, {})).toBe(true);
  document.getSelection()?.selectAllChildren(document.querySelector('p') as Element);
  expect(pressCopy(block, { ctrlKey: true })).toBe(true);
  document.getSelection()?.removeAllRanges();
  screen.getByLabelText('field').focus();
  expect(pressCopy(screen.getByLabelText('field'), { ctrlKey: true })).toBe(true);
  screen.getByLabelText('field').blur();
  expect(pressCopy(document.body, { ctrlKey: true })).toBe(true);
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['nothing', 0, ['const first = 1;']],
  ['some', 4, []],
])(
  'with the focus in a field of which %s is selected copies the block under the pointer or leaves the key',
  async (_, end, copied) => {
    const field = screen.getByLabelText<HTMLInputElement>('field');
    field.focus();
    field.setSelectionRange(0, end);
    fireEvent.pointerOver(screen.getByLabelText('first'));
    await act(async () => pressCopy(field, { ctrlKey: true }));
    expect(writeText.mock.calls.flat()).toEqual(copied);
  },
);

it('leaves Ctrl+Shift+C to the browser, which inspects with it', () => {
  const block = screen.getByLabelText('first');
  block.focus();
  expect(pressCopy(block, { ctrlKey: true, shiftKey: true, key: 'C' })).toBe(true);
  expect(writeText).not.toHaveBeenCalled();
});

it('keeps saying Copy when nothing could be copied', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  const [button] = screen.getAllByRole('button', { name: 'Copy' });
  await act(async () => button?.click());
  expect(button).toHaveTextContent(/^Copy$/);
  expect(onCopy).not.toHaveBeenCalled();
});

it('works for blocks that come later, and stops when removed', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="code-block"><pre><code>late</code></pre><button class="code-copy">Copy late</button></div>',
  );
  await act(async () => screen.getByText('Copy late').click());
  expect(writeText).toHaveBeenCalledWith('late');
  uninstall();
  await act(async () => screen.getAllByText('Copy')[0]?.click());
  expect(writeText).toHaveBeenCalledTimes(1);
});
