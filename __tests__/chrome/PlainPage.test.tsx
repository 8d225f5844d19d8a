import { render, screen } from '@testing-library/react';
import { PlainPage } from '../../src/chrome/PlainPage';
import { Strings } from '../support/strings';

function show(pathname?: string): void {
  render(
    <Strings>
      <PlainPage title="Versions" description="What is documented here." pathname={pathname}>
        <p>Text.</p>
      </PlainPage>
    </Strings>,
  );
}

test('offers the Markdown of the page beside its title', () => {
  show('/versions/');
  const link = screen.getByRole('link', { name: /Copy page as Markdown/ });
  expect(link).toHaveAttribute('href', '/versions/index.md');
  expect(link.parentElement).toContainElement(screen.getByRole('heading', { name: 'Versions' }));
});

test('offers none of a page that is shown in the place of another', () => {
  show();
  expect(screen.queryByRole('link')).toBeNull();
});
