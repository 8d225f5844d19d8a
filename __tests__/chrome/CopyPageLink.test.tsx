import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyPageLink } from '../../src/chrome/CopyPageLink';
import { Strings } from '../support/strings';

const writeText = jest.fn(() => Promise.resolve());
const gtag = jest.fn();

function show(): void {
  render(
    <Strings>
      <CopyPageLink pathname="/material-ui/react-button/" />
    </Strings>,
  );
}

function answer(isOk: boolean, text: string): void {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: isOk, status: isOk ? 200 : 404, text: () => Promise.resolve(text) }),
  ) as unknown as typeof fetch;
}

beforeEach(() => {
  writeText.mockClear();
  gtag.mockClear();
  window.gtag = gtag;
});
afterEach(() => {
  delete window.gtag;
});

it('is a link to the Markdown of the page, for readers without script', () => {
  show();
  expect(screen.getByRole('link', { name: 'Copy page as Markdown' })).toHaveAttribute(
    'href',
    '/material-ui/react-button/index.md',
  );
});

it('copies the Markdown of the page, says so, and counts it without its text', async () => {
  answer(true, '# Button\n');
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  show();
  await user.click(screen.getByRole('link', { name: 'Copy page as Markdown' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('# Button\n'));
  expect(fetch).toHaveBeenCalledWith('/material-ui/react-button/index.md');
  await waitFor(() =>
    expect(gtag.mock.calls).toEqual([['event', 'copy', { kind: 'markdown', trigger: 'click' }]]),
  );
  expect(screen.getByRole('link', { name: 'Copied' })).toBeInTheDocument();
});
