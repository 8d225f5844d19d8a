import { waitFor } from '@testing-library/react';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  postMessage = jest.fn();
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration = new FakeRegistration();
  register = jest.fn(() => Promise.resolve(this.registration));
  takeOver(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const skip = { type: 'SKIP_WAITING' };
const reload = jest.fn();
let container: FakeContainer;
let fetched: string[] = [];
/** Version of the site that the host has. */
let present: string;

async function start(hosts = 'localhost'): Promise<void> {
  process.env['GATSBY_SERVICE_WORKER_HOSTS'] = hosts;
  jest.resetModules();
  const module = await import('../../src/offline/registerServiceWorker');
  await module.registerServiceWorker(reload);
}

/** Until the page knows whether it is outdated. */
async function comeBack(): Promise<void> {
  window.dispatchEvent(new Event('focus'));
  for (let step = 0; step < 10; step += 1) await Promise.resolve();
}

const appScripts = '<script id="app-scripts" type="application/json">{"hash":"one"}</script>';

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  present = 'two';
  document.body.innerHTML = `${appScripts}<textarea></textarea><input />`;
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [
      { name: `${window.location.origin}/app.js` },
      { name: 'https://fonts.example/font.woff2' },
    ],
  });
  fetched = [];
  globalThis.fetch = jest.fn((url) => {
    fetched.push(`asked for ${String(url)}`);
    const arrayBuffer = () => {
      fetched.push(`read ${String(url)}`);
      return Promise.resolve(new ArrayBuffer(0));
    };
    const json = () => Promise.resolve({ webpackCompilationHash: present });
    return Promise.resolve({ arrayBuffer, json } as Response);
  });
});

test('it is registered on the hosts of the build only', async () => {
  await start('docs.example,preview.example');
  expect(container.register).not.toHaveBeenCalled();
  await start('docs.example,localhost');
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('the first worker is given what the page was made of and then the page, and nothing is reloaded', async () => {
  await start();
  container.takeOver(new FakeWorker());
  await comeBack();
  const { origin } = window.location;
  await waitFor(() =>
    expect(fetched).toEqual([
      `asked for ${origin}/app.js`,
      `read ${origin}/app.js`,
      `asked for ${origin}/`,
      `read ${origin}/`,
    ]),
  );
  expect(reload).not.toHaveBeenCalled();
});

test('a worker that waits is told to take over', async () => {
  const waiting = new FakeWorker();
  container.controller = new FakeWorker();
  container.registration.waiting = waiting;
  await start();
  expect(waiting.postMessage).toHaveBeenCalledWith(skip);

  const next = new FakeWorker();
  container.registration.find(next);
  container.registration.waiting = next;
  next.become('installed');
  expect(next.postMessage).toHaveBeenCalledWith(skip);
});

test('the page is loaded anew once, when the reader next comes to it', async () => {
  container.controller = new FakeWorker();
  await start();
  container.takeOver(new FakeWorker());
  expect(reload).not.toHaveBeenCalled();
  await comeBack();
  await comeBack();
  container.takeOver(new FakeWorker());
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that came with the version of the new worker stays as it is', async () => {
  container.controller = new FakeWorker();
  present = 'one';
  await start();
  container.takeOver(new FakeWorker());
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a field has the focus', () => document.querySelector('input')?.focus()],
  [
    'a text is begun',
    () => {
      const area = document.querySelector('textarea');
      if (area) area.value = 'What I wanted to say';
    },
  ],
  [
    'a demo has changes',
    () => document.body.insertAdjacentHTML('beforeend', '<span data-unsaved></span>'),
  ],
  [
    'an editor has the focus',
    () => {
      document.body.innerHTML = `${appScripts}<div contenteditable="true" tabindex="0"></div>`;
      document.querySelector('div')?.focus();
    },
  ],
])('never while %s', async (_name, begin) => {
  container.controller = new FakeWorker();
  await start();
  container.takeOver(new FakeWorker());
  begin();
  await comeBack();
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = appScripts;
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a browser that refuses is left alone', async () => {
  container.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await start();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await start();
  expect(reload).not.toHaveBeenCalled();
});
