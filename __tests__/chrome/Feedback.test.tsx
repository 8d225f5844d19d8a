import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Feedback } from '../../src/chrome/Feedback';
import { Strings } from '../support/strings';

function show(pathname = '/material-ui/react-button/') {
  return render(
    <Strings>
      <Feedback pathname={pathname} />
    </Strings>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete window.gtag;
});

it('sends the answer and the optional text, and says so', async () => {
  window.gtag = jest.fn();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('  The example lacks an import. {Control>}{Enter}{/Control}');
  expect(window.gtag).toHaveBeenCalledWith('event', 'feedback', {
    rating: 'no',
    comment: 'The example lacks an import.',
    page: '/material-ui/react-button/',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Feedback submitted');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('does not claim to have sent what went nowhere', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status')).not.toHaveTextContent('submitted');
  expect(screen.getByRole('status')).toHaveTextContent('stayed in your browser');
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
      <Feedback pathname="/b/" />
    </Strings>,
  );
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
