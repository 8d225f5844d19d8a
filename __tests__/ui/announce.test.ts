import { announce } from '../../src/ui/announce';

const findRegion = () => document.querySelector('[role="status"]');

beforeEach(() => {
  document.body.innerHTML = '<dialog><p>Settings</p></dialog>';
});

it('says a text, and the same text once more', () => {
  announce('Copied');
  expect(findRegion()).toHaveTextContent('Copied');
  const said = findRegion()?.textContent;
  announce('Copied');
  expect(findRegion()).toHaveTextContent('Copied');
  expect(findRegion()?.textContent).not.toBe(said);
});

it('is heard in a modal dialog, outside of which everything is inert, and in the page when it has closed', () => {
  const dialog = document.querySelector('dialog');
  announce('Copied');
  dialog?.showModal();
  announce('Copied');
  expect(dialog).toContainElement(document.querySelector<HTMLElement>('[role="status"]'));
  dialog?.close();
  announce('Copied');
  expect(findRegion()?.parentElement).toBe(document.body);
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
});

it('is still heard when the dialog it was in is gone', () => {
  const dialog = document.querySelector('dialog');
  dialog?.showModal();
  announce('Copied');
  dialog?.remove();
  announce('Copied');
  expect(findRegion()).toHaveTextContent('Copied');
});
