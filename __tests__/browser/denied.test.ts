import { waitForQuiet } from '../../scripts/browser/waitForQuiet';
import { answerFonts } from './support/answerFonts';
import { listenForComplaints, serveSite, waitForHydration, type ServedSite } from './support/site';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const pathname = '/material-ui/react-button/';

/** What runs in the page before anything else, by the name of what it denies. */
const denials: Readonly<Record<string, () => void>> = {
  'local storage': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  cookies: () => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
      set() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'the clipboard': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  },
  'service workers': () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'the cache': () => {
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'the font interface': () => {
    Object.defineProperty(document, 'fonts', { value: undefined });
  },
};

test.each(Object.keys(denials))(
  'without %s the page reads and works, and nobody complains',
  async (name) => {
    const context = await site.openContext();
    const page = await context.newPage();
    const complaints = await listenForComplaints(page);
    const deny = denials[name];
    if (deny) await page.addInitScript(deny);
    await page.goto(`${site.url}${pathname}`);
    await waitForHydration(page);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);

    await page.getByRole('button', { name: 'Mode', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.waitForFunction(() => document.body.classList.contains('mode-dark'));
    await page.getByRole('button', { name: 'Copy the source' }).first().click();
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.getByRole('radio', { name: 'JavaScript' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.locator('dialog').getByRole('combobox').fill('slider');
    await page.locator('dialog').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.pathname !== pathname);
    expect(complaints.list()).toEqual([]);
    await context.close();
  },
);

test('web fonts come by the policy, and nothing moves when they do', async () => {
  const context = await site.openContext();
  await answerFonts(context);
  const page = await context.newPage();
  const complaints = await listenForComplaints(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const fontsSent = Promise.all(
    ['commissioner', 'jetbrains-mono'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`${name}.woff2`)),
    ),
  );
  await page.goto(`${site.url}${pathname}`);
  await waitForHydration(page);
  // Somebody is there.
  await page.mouse.move(300, 300);
  await fontsSent;
  await waitForQuiet(page);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.001,
  );

  await page.locator('main nav a').first().click();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-web-fonts'));
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
    /^"?Commissioner"?,/,
  );
  expect(complaints.list()).toEqual([]);
  await context.close();
});

test('without the provider the page is set in fonts that are there', async () => {
  const page = await site.open(pathname);
  await waitForHydration(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
    /^"Commissioner fallback"/,
  );
  await page.context().close();
});
