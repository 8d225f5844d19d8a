import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Feedback } from '../../src/chrome/Feedback';
import { Strings } from '../support/strings';

const repositoryUrl = 'https://example.com/docs';

function show(pathname = '/material-ui/react-button/') {
  return render(
    <Strings>
      <Feedback pathname={pathname} repositoryUrl={repositoryUrl} />
    </Strings>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete window.gtag;
  jest.restoreAllMocks();
});

it('counts the answer, and opens the text as the draft of an issue', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  window.gtag = jest.fn();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('  The example lacks an import. {Control>}{Enter}{/Control}');
  expect(window.gtag).toHaveBeenCalledWith('event', 'feedback', {
    rating: 'no',
    page: '/material-ui/react-button/',
  });
  const draft = new URL(String(open.mock.calls[0]?.[0]));
  expect(draft.href).toMatch(/^https:\/\/example\.com\/docs\/issues\/new\?/);
  expect(draft.searchParams.get('body')).toBe('The example lacks an import.');
  expect(draft.searchParams.get('title')).toBe('Feedback on /material-ui/react-button/');
  expect(screen.getByRole('status')).toHaveTextContent('Feedback submitted');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('counts the answer when it is given, once, whether words follow or not', async () => {
  window.gtag = jest.fn();
  show();
  const yes = screen.getByRole('button', { name: 'Yes' });
  await userEvent.click(yes);
  expect(window.gtag).toHaveBeenCalledWith('event', 'feedback', {
    rating: 'yes',
    page: '/material-ui/react-button/',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Feedback submitted');
  await userEvent.click(yes);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(window.gtag).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Feedback submitted');
});

it.each([
  ['Send', '{Tab}{Enter}'],
  ['Cancel', '{Tab}{Tab}{Enter}'],
  ['Escape', '{Escape}'],
])('gives the focus back to the answer when its form closes (%s)', async (_, keys) => {
  localStorage.setItem('feedback:/a/', 'yes');
  show('/a/');
  const no = screen.getByRole('button', { name: 'No' });
  await userEvent.click(no);
  await userEvent.keyboard(keys);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(no).toHaveFocus();
});

it('writes on in a new line with Enter, and sends with Command and Enter', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await userEvent.keyboard('An import{Enter}is missing.{Control>}a{/Control}');
  expect(screen.getByRole('textbox')).toHaveValue('An import\nis missing.');
  expect(open).not.toHaveBeenCalled();
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('does not claim to have sent what went nowhere', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status')).not.toHaveTextContent('submitted');
  expect(screen.getByRole('status')).toHaveTextContent('stayed in your browser');
  expect(open).not.toHaveBeenCalled();
});

it('remembers the answer of each page', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  unmount();
  show();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'false');
});

it('asks anew on another page, and takes no stored nonsense for an answer', async () => {
  localStorage.setItem('feedback:/b/', '{"rating":1}');
  const { rerender } = show('/a/');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  rerender(
    <Strings>
      <Feedback pathname="/b/" repositoryUrl={repositoryUrl} />
    </Strings>,
  );
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('keeps words that were not sent while the reader is on the page', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { rerender } = show();
  const no = screen.getByRole('button', { name: 'No' });
  await userEvent.click(no);
  await userEvent.keyboard('The example lacks an import.{Escape}{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('The example lacks an import.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(no);
  expect(screen.getByRole('textbox')).toHaveValue('');
  await userEvent.keyboard('Of this page.');
  rerender(
    <Strings>
      <Feedback pathname="/material-ui/react-card/" repositoryUrl={repositoryUrl} />
    </Strings>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});
