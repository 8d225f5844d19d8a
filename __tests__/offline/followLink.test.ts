import { navigate } from 'gatsby';
import { followLink } from '../../src/offline/followLink';
import { pageAskedEvent } from '../../src/shared/siteEvents';

type Answer = (page: { status?: string } | undefined) => Promise<void>;

const answers = new Map<string, Answer>();

/** Answers as Gatsby's loader does, when the test says so. */
function loadPage(path: string) {
  return new Promise<{ status?: string } | undefined>((resolve) => {
    answers.set(path, async (page) => {
      resolve(page);
      await Promise.resolve();
    });
  });
}

const arrive = (path: string) => answers.get(path)?.({ status: 'success' });
const readGone = () => jest.mocked(navigate).mock.calls.map(([to]) => to);

beforeEach(() => {
  answers.clear();
  jest.mocked(navigate).mockClear();
  Object.assign(window, { ___loader: { loadPage } });
});

test('a page is gone to when it is there, with query and hash', async () => {
  followLink('/first/?tab=1#sizes');
  expect(readGone()).toEqual([]);
  await arrive('/first/?tab=1');
  expect(readGone()).toEqual(['/first/?tab=1#sizes']);
});

test('of several the one that was asked for last is gone to, whichever comes first', async () => {
  followLink('/slow/');
  followLink('/quick/');
  await arrive('/quick/');
  await arrive('/slow/');
  expect(readGone()).toEqual(['/quick/']);
});

test('a reader who has gone back meanwhile stays there', async () => {
  followLink('/slow/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await arrive('/slow/');
  expect(readGone()).toEqual([]);
});

test('a page that was asked for again is gone to once', async () => {
  followLink('/same/');
  const first = answers.get('/same/');
  followLink('/same/');
  await first?.({ status: 'success' });
  await arrive('/same/');
  expect(readGone()).toEqual(['/same/']);
});

test('the document says that a page has been asked for', () => {
  const onAsked = jest.fn();
  document.addEventListener(pageAskedEvent, onAsked, { once: true });
  followLink('/any/');
  expect(onAsked).toHaveBeenCalledTimes(1);
});
