import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../../src/chrome/Header';
import type { PageContext } from '../../src/shared/pageContext';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { Strings } from '../support/strings';

jest.mock('../../src/chrome/useSiteData', () => ({
  useSiteData: () => jest.requireActual('../support/siteData').siteData,
}));

const joy = { product: 'joy-ui', productName: 'Joy UI', version: '5.0.0-beta.15' };

function show(context: Partial<PageContext>): void {
  render(
    <Strings>
      <ThemeProvider>
        <Header
          context={context}
          search={null}
          navigationButton={null}
          isNavigationOpen={false}
          onOpenNavigation={jest.fn()}
          onOpenSettings={jest.fn()}
        />
      </ThemeProvider>
    </Strings>,
  );
}

/** @returns each product that the open list offers, and whether it is marked as the one that is being read. */
function readProducts(): [string | null, string | null][] {
  return screen
    .getAllByRole('link', { name: /components/i })
    .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
}

it('says which product is being read among all of them', async () => {
  show(joy);
  await userEvent.click(screen.getByRole('button', { name: 'Joy UI, choose another product' }));
  expect(readProducts()).toEqual([
    ['/material-ui/getting-started/', null],
    ['/joy-ui/getting-started/', 'true'],
  ]);
});

it('offers the products on a page of none, and marks none', async () => {
  show({ product: null, productName: null, version: null });
  await userEvent.click(screen.getByRole('button', { name: 'Products' }));
  expect(readProducts()).toEqual([
    ['/material-ui/getting-started/', null],
    ['/joy-ui/getting-started/', null],
  ]);
});

it('offers the versions of a product, where it has one', async () => {
  show(joy);
  await userEvent.click(
    screen.getByRole('button', { name: 'v5.0.0-beta.15, choose another version' }),
  );
  expect(screen.getByRole('link', { name: 'View all versions' })).toBeInTheDocument();
});

it.each([
  ['a product without a version', { ...joy, version: null }],
  ['no product', { product: null, version: '5.14.18' }],
])('offers no versions for %s', (_, context) => {
  show(context);
  expect(screen.queryByRole('button', { name: /choose another version/ })).toBeNull();
});
