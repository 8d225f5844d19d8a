import { copyText } from '../../src/ui/copyText';

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

afterEach(() => {
  setClipboard(undefined);
  Reflect.deleteProperty(document, 'execCommand');
});

it('writes to the clipboard', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  setClipboard(writeText);
  await copyText('const a = 1;');
  expect(writeText).toHaveBeenCalledWith('const a = 1;');
});

it('selects and copies the text where the Clipboard API is refused, and leaves nothing behind', async () => {
  setClipboard(() => Promise.reject(new Error('denied')));
  let selected = '';
  document.execCommand = jest.fn(() => {
    selected = document.getSelection()?.toString() ?? '';
    return true;
  });
  await copyText('line 1\nline 2');
  expect(document.execCommand).toHaveBeenCalledWith('copy');
  expect(selected).toBe('line 1\nline 2');
  expect(document.body).toBeEmptyDOMElement();
});

it('selects in an open dialog, outside of which nothing can be selected', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  let parent: Element | null | undefined;
  document.execCommand = () => {
    parent = document.getSelection()?.anchorNode?.parentElement;
    return true;
  };
  await copyText('text');
  expect(parent?.localName).toBe('dialog');
  document.body.innerHTML = '';
});

it.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])('throws NotAllowedError when the selection-based copy %s too', async (_case, execCommand) => {
  setClipboard(undefined);
  document.execCommand = execCommand;
  await expect(copyText('text')).rejects.toMatchObject({
    name: 'NotAllowedError',
    message: 'The request is not allowed',
  });
});
