import { fireEvent, render, screen } from '@testing-library/react';
import { Dropdown } from '../../src/ui/Dropdown';

test('closes by an Escape that comes before the browser has told that it is open', () => {
  render(
    <Dropdown label="Products">
      <a href="/a/">A</a>
    </Dropdown>,
  );
  const summary = screen.getByText('Products');
  const details = summary.closest('details');
  fireEvent.click(summary);
  // jsdom sends `toggle` in a later task too.
  if (details) details.open = true;
  fireEvent.keyDown(screen.getByText('A'), { key: 'Escape' });
  expect(details).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
});
