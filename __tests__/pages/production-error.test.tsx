import { render, screen, within } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { renderToString } from 'react-dom/server';
import ProductionErrorPage from '../../src/pages/production-error';
import { Strings } from '../support/strings';

jest.mock('../../src/chrome/PlainPage', () => ({
  PlainPage: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));

const data: Queries.ProductionErrorPageQuery = {
  allProductionError: {
    nodes: [
      { code: 4, template: 'The color %s is not known in %s.', packages: ['@mui/material'] },
      { code: 9, template: 'Unsupported %s.', packages: ['@mui/system'] },
    ],
  },
};

const props = { data } as unknown as PageProps<Queries.ProductionErrorPageQuery>;
const page = (
  <Strings>
    <ProductionErrorPage {...props} />
  </Strings>
);

function show(search: string) {
  window.history.replaceState(null, '', `/production-error/${search}`);
  return render(page);
}

test('says where the number stands before the address has been read', () => {
  expect(renderToString(page)).toMatch(/role="status"[^>]*><p>Open the address /);
});

test('fills the message with the arguments of the address, in order', () => {
  show('?code=4&args[]=plum&args[]=the%20palette');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Error 4The color plum is not known in the palette.',
  );
});

test('shows arguments as text, never as markup', () => {
  const { container } = show(
    `?code=9&args[]=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Unsupported <img src=x onerror=alert(1)>.');
  expect(container.querySelector('img')).toBeNull();
});

test.each([
  ['', 'No error was asked for'],
  ['?code=', 'No error was asked for'],
  ['?code=four', '“four” is not the number of an error'],
  ['?code=4000', 'The documented versions have no error 4000'],
])('says clearly what is wrong with %j', (search, message) => {
  show(search);
  expect(screen.getByRole('status')).toHaveTextContent(message);
});

test('lists every error with the packages that throw it', () => {
  show('?code=nonsense');
  const [, first] = screen.getAllByRole('row');
  expect(first && within(first).getByRole('rowheader')).toHaveTextContent('4');
  expect(first).toHaveTextContent('@mui/material');
  expect(screen.getAllByRole('row')).toHaveLength(3);
});
