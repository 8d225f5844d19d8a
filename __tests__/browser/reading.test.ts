import { countShifts, readShift } from './support/layoutShift';
import { serveSite, waitForHydration, type ServedSite } from './support/site';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const prefixes = [
  '/',
  '/material-ui/getting-started/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/joy-ui/react-button/',
  '/base-ui/react-button/',
  '/system/properties/',
  '/x/react-data-grid/',
  '/x/react-date-pickers/date-picker/',
  '/x/migration/migration-data-grid-v5/',
  '/experiments/docs/markdown/',
  '/versions/',
  '/blog/',
  '/site-map/',
];

test.each(prefixes)('%s reads without JavaScript', async (pathname) => {
  const page = await site.open(pathname, { javaScriptEnabled: false });
  expect(await page.locator('h1').count()).toBe(1);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
  await page.context().close();
});

test.each(prefixes)(
  '%s comes alive with nothing in the console and no report of the policy',
  async (pathname) => {
    const context = await site.openContext();
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      // Requests that leave the served site are refused by the test itself.
      if (['error', 'warning'].includes(message.type()) && !message.text().includes('ERR_FAILED')) {
        messages.push(message.text());
      }
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(`${site.url}${pathname}`);
    await waitForHydration(page);
    expect(messages).toEqual([]);
    await context.close();
  },
);

test.each([
  ...prefixes,
  '/base-ui/api/use-autocomplete/',
  '/x/api/data-grid/data-grid/',
  '/material-ui/customization/color/',
  '/material-ui/material-icons/',
  '/experiments/docs/coverage/',
  '/production-error/',
  '/404.html',
])(
  '%s leaves nothing in the looks that a browser gives, nor text below 13 pixels',
  async (pathname) => {
    const page = await site.open(pathname, { javaScriptEnabled: false });
    const found = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const toColor = (name: string) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      };
      const [linkColor, buttonColor] = [toColor('LinkText'), toColor('ButtonFace')];
      const hasText = (element: Element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const isBare = (element: Element) => {
        const { color, backgroundColor, fontFamily, fontSize, fontWeight } =
          getComputedStyle(element);
        return (
          (element.matches('a') && color === linkColor) ||
          (element.matches('button') && backgroundColor === buttonColor) ||
          (element.matches('b, strong, th, h1, h2, h3, h4') && fontWeight === '700') ||
          (hasText(element) && (!fontFamily.includes(' fallback') || parseFloat(fontSize) < 13))
        );
      };
      return [...document.querySelectorAll('body *:not(script, style, noscript, title)')]
        .filter((element) => !element.closest('[data-demo]') && isBare(element))
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(found).toEqual([]);
    await page.context().close();
  },
);

test.each(['/', '/material-ui/react-button/', '/material-ui/api/button/'])(
  '%s keeps its styles when it comes alive',
  async (pathname) => {
    const page = await site.open(pathname);
    await waitForHydration(page);
    const { ofHtml, writtenAgain } = await page.evaluate(() => {
      const toRules = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText);
      const isFromScripts = ({ ownerNode }: CSSStyleSheet) =>
        ownerNode instanceof Element && ownerNode.hasAttribute('data-styled');
      const sheets = [...document.styleSheets].filter(({ href }) => !href);
      const known = sheets.filter((sheet) => !isFromScripts(sheet)).flatMap(toRules);
      const written = sheets.filter(isFromScripts).flatMap(toRules);
      return { ofHtml: known.length, writtenAgain: written.filter((rule) => known.includes(rule)) };
    });
    expect(ofHtml).toBeGreaterThan(100);
    expect(writtenAgain).toEqual([]);
    await page.context().close();
  },
);

test('what a page says of itself to programs goes with the reader', async () => {
  const readAddresses = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
      const { url } = JSON.parse(script.textContent ?? '{}') as { url?: string };
      return url ? [new URL(url).pathname] : [];
    });
  const page = await site.open('/material-ui/react-button/');
  await waitForHydration(page);
  expect(await page.evaluate(readAddresses)).toEqual(['/material-ui/react-button/']);
  await page.locator('main a[href="/material-ui/getting-started/"]').first().click();
  await page.waitForFunction(() => !document.title.startsWith('Button'));
  expect(await page.evaluate(readAddresses)).toEqual(['/material-ui/getting-started/']);
  await page.context().close();
});

test.each([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])(
  'an unknown address says so, and moves nothing when it offers what is near to it: %j',
  async (viewport) => {
    const context = await site.openContext({ viewport });
    await context.addInitScript(countShifts);
    const page = await context.newPage();
    const response = await page.goto(`${site.url}/material-ui/react-buton/`);
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').count()).toBe(1);
    await page.locator('main a[href="/material-ui/react-button/"]').waitFor();
    expect(await readShift(page)).toBe(0);
    await context.close();
  },
);

test('the first frame of a page is in the stored mode', async () => {
  const context = await site.openContext({ colorScheme: 'light', javaScriptEnabled: true });
  await context.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    const seen: string[] = [];
    Object.assign(window, { seenModes: seen });
    const look = () => {
      if (document.body && document.querySelector('h1'))
        seen.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/material-ui/react-button/`);
  await waitForHydration(page);
  const seen = await page.evaluate(() => (window as unknown as { seenModes: string[] }).seenModes);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen).size).toBe(1);
  expect(await page.evaluate(() => document.body.className)).toContain('mode-dark');
  await context.close();
});

test.each([
  ['/material-ui/react-button/', 1280],
  ['/production-error/', 320],
  ['/production-error/?code=12&args[]=', 320],
])('nothing moves while %s loads and comes alive, %i pixels wide', async (pathname, width) => {
  const context = await site.openContext({ viewport: { width, height: 800 } });
  await context.addInitScript(countShifts);
  const page = await context.newPage();
  await page.goto(`${site.url}${pathname}`);
  await waitForHydration(page);
  expect(await readShift(page)).toBeLessThan(0.001);
  await context.close();
});

test('the skip link comes first and moves the focus to the content', async () => {
  const page = await site.open('/material-ui/react-button/');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main-content');
  await page.context().close();
});

test('blocked storage leaves a page that reads and reacts', async () => {
  const context = await site.openContext();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site.url}/material-ui/react-button/`);
  await waitForHydration(page);
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  '/production-error/?code=1&args[]=<img onerror=alert(1) src=x>',
  '/material-ui/react-button/#"><script>alert(1)</script>',
])('the address %s runs nothing', async (address) => {
  const context = await site.openContext();
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${site.url}${address}`);
  await waitForHydration(page);
  expect(dialogs).toEqual([]);
  expect(await page.locator('img[onerror]').count()).toBe(0);
  await context.close();
});
