import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineProduct } from '../../../src/chrome/settings/OfflineProduct';
import * as productDownload from '../../../src/offline/productDownload';
import { Strings } from '../../support/strings';

jest.mock('../../../src/offline/productDownload');
const { fetchProductFiles, keepProduct, readKeptProduct, removeProduct } =
  jest.mocked(productDownload);

const old = { bytes: 1e6, files: [{ pathname: '/a/', bytes: 1e6 }] };
const present = { bytes: 2e6, files: [{ pathname: '/a/', bytes: 2e6 }] };

function show(): void {
  render(
    <Strings>
      <OfflineProduct productId="base-ui" name="Base UI" />
    </Strings>,
  );
}

beforeEach(() => {
  fetchProductFiles.mockResolvedValue(present);
  readKeptProduct.mockResolvedValue(old);
  keepProduct.mockRejectedValue(new TypeError('Failed to fetch'));
});

it('says that an update broke off, and that the version before is still here', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Fetch the new version' }));
  expect(await screen.findByText(/new version broke off/)).toHaveAttribute('role', 'status');
  expect(screen.getByText(/Base UI is available offline and takes 1/)).toBeInTheDocument();
  expect(screen.queryByText(/nothing of it was kept/)).not.toBeInTheDocument();

  keepProduct.mockImplementation(async () => {
    readKeptProduct.mockResolvedValue(present);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Fetch the new version' }));
  expect(await screen.findByText(/Base UI is available offline and takes 2/)).toBeInTheDocument();
  expect(screen.queryByText(/broke off/)).not.toBeInTheDocument();
});

it('says nothing of a download when what an update had left is removed', async () => {
  removeProduct.mockResolvedValue();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Fetch the new version' }));
  await screen.findByText(/new version broke off/);
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByRole('button', { name: /^Make Base UI/ })).toBeInTheDocument();
  expect(screen.queryByText(/broke off/)).not.toBeInTheDocument();
});

it('says that a first download broke off, and that nothing is here', async () => {
  readKeptProduct.mockResolvedValue(null);
  show();
  const make = await screen.findByRole('button', { name: /^Make Base UI/ });
  // What is not there before its text is not announced.
  const status = screen.getByRole('status');
  await userEvent.click(make);
  await screen.findByText(/nothing of it was kept/);
  expect(status).toHaveTextContent(/nothing of it was kept/);
});

it('keeps the focus where it was when what is here is removed', async () => {
  removeProduct.mockResolvedValue();
  readKeptProduct.mockResolvedValue(present);
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByRole('button', { name: /^Make Base UI/ })).toHaveFocus();
});

it('says how far a download is, and offers the product again when it is cancelled', async () => {
  readKeptProduct.mockResolvedValue(null);
  keepProduct.mockImplementation(
    (_productId, _list, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress(5e5);
        signal.addEventListener('abort', () => reject(new Error('cancelled')));
      }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Make Base UI/ }));
  const bar = screen.getByRole('progressbar', { name: '0.5 MB of 2 MB' });
  expect(bar).toHaveAttribute('value', '500000');
  expect(bar).toHaveAttribute('max', '2000000');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: /^Make Base UI/ })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByText(/broke off/)).not.toBeInTheDocument();
});
