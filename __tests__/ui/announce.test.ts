import { announce } from '../../src/ui/announce';

const findRegion = () => document.querySelector('[role="status"]');

/** Says it, and waits until the region may have been noticed. */
function say(text: string) {
  announce(text);
  jest.runOnlyPendingTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<dialog><p>Settings</p></dialog>';
});

afterEach(() => jest.useRealTimers());

it('is there before its text is, since screen readers hear what changes in what they know', () => {
  announce('Copied');
  expect(findRegion()).toBeEmptyDOMElement();
  jest.runOnlyPendingTimers();
  expect(findRegion()).toHaveTextContent('Copied');
});

it('says the last of what is said meanwhile', () => {
  announce('Copied');
  announce('Reset');
  jest.runOnlyPendingTimers();
  expect(findRegion()).toHaveTextContent('Reset');
});

it('says a text, and the same text once more', () => {
  say('Copied');
  expect(findRegion()).toHaveTextContent('Copied');
  const said = findRegion()?.textContent;
  say('Copied');
  expect(findRegion()).toHaveTextContent('Copied');
  expect(findRegion()?.textContent).not.toBe(said);
});

it('is heard in a modal dialog, outside of which everything is inert, and in the page when it has closed', () => {
  const dialog = document.querySelector('dialog');
  say('Copied');
  dialog?.showModal();
  say('Copied');
  expect(dialog).toContainElement(document.querySelector<HTMLElement>('[role="status"]'));
  dialog?.close();
  say('Copied');
  expect(findRegion()?.parentElement).toBe(document.body);
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
});

it('is still heard when the dialog it was in is gone', () => {
  const dialog = document.querySelector('dialog');
  dialog?.showModal();
  say('Copied');
  dialog?.remove();
  say('Copied');
  expect(findRegion()).toHaveTextContent('Copied');
});
