import * as productDownload from '../../src/offline/productDownload';
import { readRunningDownload, startDownload } from '../../src/offline/runningDownload';

jest.mock('../../src/offline/productDownload');
const { keepProduct } = jest.mocked(productDownload);

const list = { bytes: 30, files: [{ pathname: '/a/', bytes: 30 }] };
const calls = () =>
  keepProduct.mock.calls.map(([productId, , options]) => ({ productId, options }));

beforeEach(() => {
  // Goes on until it is cancelled.
  keepProduct.mockReset().mockImplementation(
    (_productId, _list, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
});

test('a second download cancels the first, which says nothing more', async () => {
  const first = startDownload('base-ui', list);
  void startDownload('joy-ui', list);
  await first;
  const [base, joy] = calls();
  expect(base?.options.signal.aborted).toBe(true);
  expect(joy?.options.signal.aborted).toBe(false);
  joy?.options.onProgress(10);
  base?.options.onProgress(20);
  expect(readRunningDownload()).toEqual({ productId: 'joy-ui', bytes: 10, hasFailed: false });
});
