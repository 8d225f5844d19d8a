import { waitFor } from '@testing-library/react';
import { openAroundTarget } from '../../src/boot/openAroundTarget';

afterEach(() => {
  document.body.innerHTML = '';
});

function parse(): void {
  document.body.innerHTML = `
    <details id="before"><p>Before</p></details>
    <details id="around"><table><tr id="row"></tr></table></details>`;
}

const mark = () => document.getElementById('row')?.setAttribute('data-linked', '');

test('what is folded around the marked element is opened, and nothing else', async () => {
  openAroundTarget();
  parse();
  mark();
  await waitFor(() => expect(document.getElementById('around')).toHaveAttribute('open'));
  expect(document.getElementById('before')).not.toHaveAttribute('open');
});

test('a mark that comes when the page has been parsed is not its business', async () => {
  openAroundTarget();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  parse();
  mark();
  await Promise.resolve();
  expect(document.getElementById('around')).not.toHaveAttribute('open');
});
