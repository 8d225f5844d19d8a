import { navigate } from 'gatsby';
import { followLink } from '../../src/offline/followLink';
import { pageAskedEvent } from '../../src/shared/siteEvents';

interface LoadedPage {
  status: string;
  page?: { webpackCompilationHash: string };
}
type Answer = (page: LoadedPage | undefined) => Promise<void>;

const answers = new Map<string, Answer>();

/** Answers as Gatsby's loader does, when the test says so. */
function loadPage(path: string) {
  return new Promise<LoadedPage | undefined>((resolve) => {
    answers.set(path, async (page) => {
      resolve(page);
      await Promise.resolve();
    });
  });
}

const toLoaded = (version: string): LoadedPage => ({
  status: 'success',
  page: { webpackCompilationHash: version },
});
const arrive = (path: string) => answers.get(path)?.(toLoaded('present'));
const readGone = () => jest.mocked(navigate).mock.calls.map(([to]) => to);

beforeEach(() => {
  answers.clear();
  jest.mocked(navigate).mockClear();
  Object.assign(window, { ___loader: { loadPage }, ___webpackCompilationHash: 'present' });
});

test('a page is gone to when it is there, with query and hash', async () => {
  followLink('/first/?tab=1#sizes');
  expect(readGone()).toEqual([]);
  await arrive('/first/?tab=1');
  expect(readGone()).toEqual(['/first/?tab=1#sizes']);
});

test('a link to where the reader is adds no step to go back', async () => {
  window.history.replaceState(null, '', '/here/?tab=1');
  followLink('/here/?tab=1');
  await arrive('/here/?tab=1');
  expect(navigate).toHaveBeenLastCalledWith('/here/?tab=1', { replace: true });
  followLink('/there/');
  await arrive('/there/');
  expect(navigate).toHaveBeenLastCalledWith('/there/', { replace: false });
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
  await first?.(toLoaded('present'));
  await arrive('/same/');
  expect(readGone()).toEqual(['/same/']);
});

test.each([
  ['of another version of the site', toLoaded('next')],
  ['whose files are gone', { status: 'error' }],
  ['that is nowhere', undefined],
])(
  'a page %s is loaded as a document, and this one keeps its place in history',
  async (_, page) => {
    const load = jest.fn();
    followLink('/next/?tab=1#sizes', load);
    await answers.get('/next/?tab=1')?.(page);
    expect(load.mock.calls).toEqual([['/next/?tab=1#sizes']]);
    expect(readGone()).toEqual([]);
  },
);

test('where no version is named, as in `develop`, every page is one of it', async () => {
  delete window.___webpackCompilationHash;
  followLink('/any/');
  await answers.get('/any/')?.(toLoaded('next'));
  expect(readGone()).toEqual(['/any/']);
});

test('the document says that a page has been asked for', () => {
  const onAsked = jest.fn();
  document.addEventListener(pageAskedEvent, onAsked, { once: true });
  followLink('/any/');
  expect(onAsked).toHaveBeenCalledTimes(1);
});
