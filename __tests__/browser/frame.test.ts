import type { Page } from 'playwright-core';
import { countShifts, readShift } from './support/layoutShift';
import { measureOverflow } from './support/measureOverflow';
import { serveSite, waitForHydration, withoutWorker, type ServedSite } from './support/site';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const textPage = '/material-ui/getting-started/installation/';
const componentPage = '/material-ui/react-button/';
const wide = { viewport: { width: 1280, height: 800 } };
const narrow = { viewport: { width: 360, height: 740 } };

async function openHydrated(pathname: string, options: object = wide): Promise<Page> {
  const page = await site.open(pathname, options);
  await waitForHydration(page);
  return page;
}

/** Name of the focused element: its label or its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
}

describe('keyboard', () => {
  it('offers to skip to the content first, and goes there', async () => {
    const page = await openHydrated(textPage);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInMain).toBe(true);
  });

  it('walks the header, each stop visible and ringed', async () => {
    const page = await openHydrated(textPage);
    const stops: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      stops.push(await focused(page));
      const ring = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const style = getComputedStyle(element);
        return { width: style.outlineWidth, style: style.outlineStyle, opacity: style.opacity };
      });
      expect(ring).toEqual({ width: '2px', style: 'solid', opacity: '1' });
    }
    expect(stops).toEqual([
      'Skip to content',
      'Plumbline, go to homepage',
      'Material UI, choose another product',
      expect.stringContaining('choose another version'),
      expect.stringContaining('Search'),
      'Source repository',
      'Mode',
      'Toggle settings drawer',
    ]);
  });

  it('opens the product switcher, goes through it and leaves it', async () => {
    const page = await openHydrated(textPage);
    await page.focus('#mui-product-selector');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('Material UI');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Material UI, choose another product');
    expect(await page.locator('#mui-product-menu').isVisible()).toBe(false);
  });
});

it('shows settings and search as wide as the window at most, beside its scrollbar', async () => {
  const page = await openHydrated(textPage, narrow);
  const dialog = page.locator('dialog[open]');
  const isInside = () =>
    dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    });
  for (const name of ['Toggle settings drawer', 'Search…']) {
    await page.getByRole('button', { name }).click();
    await dialog.waitFor();
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
});

describe('the drawer of the side navigation', () => {
  const isInView = (link: Element | null) => {
    const { top = -1, bottom = 0 } = link?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= window.innerHeight;
  };

  it('keeps the focus inside, and closes by Escape, by the scrim and by going somewhere', async () => {
    const page = await openHydrated(componentPage, narrow);
    const opener = page.getByRole('button', { name: 'Open main navigation' });
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });

    await opener.click();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const element = document.activeElement;
        return element !== document.body && element?.closest('[role="dialog"]') === null;
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Open main navigation');

    await opener.click();
    await page.mouse.click(335, 400);
    await drawer.waitFor({ state: 'hidden' });

    await opener.click();
    await page.getByRole('link', { name: 'Text Field', exact: true }).click();
    await page.waitForURL('**/react-text-field/');
    await drawer.waitFor({ state: 'hidden' });
    // The closing drawer gives the focus back first, then the new page takes it.
    await page.locator('h1:focus', { hasText: 'Text Field' }).waitFor();
  });

  it('stands under the text when the scripts of the page are gone', async () => {
    const context = await site.openContext(narrow);
    await context.route(/\/framework-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
    const page = await context.newPage();
    await page.goto(site.url + textPage);
    const tree = page.getByRole('navigation', { name: 'documentation' });
    await tree.getByRole('link', { name: 'Usage', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
  });

  it('shows the current page too when the window becomes so wide that it is a column', async () => {
    const page = await openHydrated('/material-ui/react-tooltip/', narrow);
    await page.setViewportSize(wide.viewport);
    const current = page.locator('#navigation [aria-current="page"]');
    await page.waitForFunction(isInView, await current.elementHandle());
    expect(await current.evaluate(isInView)).toBe(true);
  });

  it('closes when the window becomes so wide that it is a column, and gives the page back', async () => {
    const page = await openHydrated(componentPage, narrow);
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    await drawer.waitFor();
    await page.setViewportSize(wide.viewport);
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Mode' }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).waitFor();
  });

  it('opens where the current page is, also after going somewhere else', async () => {
    const page = await openHydrated('/material-ui/react-tooltip/', narrow);
    const opener = page.getByRole('button', { name: 'Open main navigation' });
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    const current = drawer.locator('[aria-current="page"]');
    await opener.click();
    expect(await current.textContent()).toBe('Tooltip');
    expect(await current.evaluate(isInView)).toBe(true);
    await drawer.getByRole('link', { name: 'Button', exact: true }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.locator('h1:focus', { hasText: 'Button' }).waitFor();
    await opener.click();
    expect(await current.textContent()).toBe('Button');
    expect(await current.evaluate(isInView)).toBe(true);
  });
});

it('stays in the mode that is stored when the scripts of the page are gone', async () => {
  const context = await site.openContext({ ...narrow, colorScheme: 'dark' });
  await context.addInitScript(() => localStorage.setItem('mui-mode', 'light'));
  await context.route(/\/framework-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const page = await context.newPage();
  await page.goto(site.url + textPage);
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await readBackground();
  await page.locator('html:not([data-js])').waitFor();
  expect(await readBackground()).toBe(light);
});

it('asks for no icon and no manifest while it loads, and can be installed when it rests', async () => {
  const context = await site.openContext(wide);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.url + textPage);
  await waitForHydration(page);
  const icon = page.locator('link[rel="icon"]');
  expect(await icon.getAttribute('href')).toMatch(/^data:image\/svg\+xml,/);
  expect(asked.filter((pathname) => /icon|mark|manifest/.test(pathname))).toEqual([]);
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  await context.close();
});

describe('navigation between pages', () => {
  it('keeps the frame, moves focus to the heading and the mark to the page', async () => {
    const page = await openHydrated(componentPage);
    await page.evaluate(() => {
      document.querySelector('header')?.setAttribute('data-same', 'yes');
    });
    const tree = page.getByRole('navigation', { name: 'documentation' });
    await tree.getByRole('link', { name: 'Text Field', exact: true }).click();
    await page.waitForURL('**/react-text-field/');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.locator('header[data-same="yes"]').count()).toBe(1);
    expect(await tree.locator('[aria-current="page"]').allTextContents()).toEqual(['Text Field']);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('fetches the tree of another product', async () => {
    const page = await openHydrated(componentPage);
    await page.locator('#mui-product-selector').click();
    await page.locator('#mui-product-menu').getByRole('link', { name: 'Base UI' }).click();
    await page.waitForURL('**/base-ui/getting-started/');
    const tree = page.getByRole('navigation', { name: 'documentation' });
    await tree.locator('[href="/base-ui/getting-started/"]').waitFor();
    const current = await tree
      .locator('[aria-current="page"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(current).toEqual(['/base-ui/getting-started/']);
  });

  it('comes back to where the reader was', async () => {
    const page = await openHydrated(componentPage);
    await page.evaluate(() => window.scrollTo(0, 1500));
    // The stand-in of the router keeps the place in the session with the scroll event.
    await page.waitForFunction(() => Object.values(sessionStorage).includes('1500'));
    await page.getByRole('link', { name: 'Text Field', exact: true }).first().click();
    await page.waitForURL('**/react-text-field/');
    await page.goBack();
    await page.waitForURL('**/react-button/');
    await page.waitForFunction(() => Math.abs(window.scrollY - 1500) < 5);
  });

  it('shows a line for a page that takes long, until it is there', async () => {
    const page = await openHydrated(componentPage, { ...wide, ...withoutWorker });
    await page.route('**/page-data/material-ui/react-card/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    const line = page.getByRole('progressbar', { name: 'Loading page' });
    await page.locator('nav a[href="/material-ui/react-card/"]').dispatchEvent('click');
    await line.waitFor();
    await page.waitForURL('**/react-card/');
    await line.waitFor({ state: 'detached' });
  });

  it('fetches no page that nobody pointed at', async () => {
    const page = await site.open(componentPage, wide);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/page-data/')) asked.push(new URL(request.url()).pathname);
    });
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // What the scroll might have asked for would be asked for before what is pointed at afterwards.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const pointedAt = '/page-data/material-ui/react-text-field/page-data.json';
    const arrived = page.waitForResponse(`**${pointedAt}`);
    await page.locator('nav a[href="/material-ui/react-text-field/"]').first().hover();
    await arrived;
    const foreign = asked.filter(
      (pathname) => pathname.endsWith('page-data.json') && !pathname.includes('react-button'),
    );
    expect(foreign).toEqual([pointedAt]);
  });

  it('fetches a page when its link is pointed at, so that a click asks for nothing', async () => {
    const page = await openHydrated(componentPage, { ...wide, ...withoutWorker });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = page.locator('nav a[href="/material-ui/react-text-field/"]');
    await link.hover();
    // All that the page needs has arrived, not its own data alone.
    await page.waitForFunction(
      () => window.___loader?.loadPageSync('/material-ui/react-text-field/') !== undefined,
    );
    expect(asked).toContain('/page-data/material-ui/react-text-field/page-data.json');
    asked.length = 0;
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Text Field' }).waitFor();
    // What demos need is fetched when they are near, and the browser looks for the icon by itself.
    expect(asked.filter((pathname) => !/^\/(demos\/|mark\.svg$)/.test(pathname))).toEqual([]);
  });
});

describe('the side navigation', () => {
  it('scrolls to the current page without moving the page', async () => {
    const page = await openHydrated('/material-ui/migration/migration-v4/');
    const { isSeen, scrollY } = await page.evaluate(() => {
      const current = document.querySelector('nav [aria-current="page"]');
      const box = current?.getBoundingClientRect();
      return {
        isSeen: box !== undefined && box.top > 56 && box.bottom < window.innerHeight,
        scrollY: window.scrollY,
      };
    });
    expect(isSeen).toBe(true);
    expect(scrollY).toBe(0);
  });

  it('fetches the links of a group when it is pointed at, and not before', async () => {
    const page = await openHydrated(textPage);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const tree = page.getByRole('navigation', { name: 'documentation' });
    const group = tree.locator('details', { hasText: 'Customization' });
    expect(await group.locator('a').allTextContents()).toEqual(['Go to these pages']);
    await page.mouse.move(640, 450);
    expect(requests.filter((pathname) => pathname.startsWith('/navigation/'))).toEqual([]);
    await group.locator('summary').click();
    await group.getByRole('link', { name: 'Palette', exact: true }).click();
    await page.waitForURL('**/material-ui/customization/palette/');
    expect(requests.filter((pathname) => pathname.startsWith('/navigation/'))).toHaveLength(1);
  });

  it('keeps its scroll position from page to page', async () => {
    const page = await openHydrated(componentPage);
    const area = page.locator('#navigation');
    await area.evaluate((element) => {
      element.scrollTop = 180;
    });
    await page.getByRole('link', { name: 'Text Field', exact: true }).first().click();
    await page.waitForURL('**/react-text-field/');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await area.evaluate((element) => element.scrollTop)).toBe(180);
  });
});

describe('without JavaScript', () => {
  it.each([wide, narrow])('reads and leads on (%j)', async (options) => {
    const page = await site.open(componentPage, { ...options, javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Button');
    const tree = page.getByRole('navigation', { name: 'documentation' });
    expect(await tree.locator('[aria-current="page"]').isVisible()).toBe(true);
    const contents = page.getByRole('navigation', { name: 'Page table of contents' });
    expect(await contents.getByRole('link').first().isVisible()).toBe(true);
    await tree.getByRole('link', { name: 'Text Field', exact: true }).click();
    await page.waitForURL('**/react-text-field/');
  });

  it('leads from any group of the navigation to a page on which it is open', async () => {
    const page = await site.open(textPage, { ...wide, javaScriptEnabled: false });
    const tree = page.getByRole('navigation', { name: 'documentation' });
    const group = tree.locator('details', { hasText: 'Customization' });
    await group.locator('summary').click();
    await group.getByRole('link', { name: 'Go to these pages' }).click();
    await page.waitForURL('**/material-ui/customization/**');
    expect(await group.getByRole('link', { name: 'Palette', exact: true }).isVisible()).toBe(true);
  });

  it('is dark where the system is', async () => {
    const page = await site.open(textPage, { javaScriptEnabled: false, colorScheme: 'dark' });
    const background = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    const lightness = Number(/oklch\(([\d.]+)/.exec(background)?.[1]);
    expect(lightness).toBeLessThan(0.3);
    // Which the scroll bars of the window go by.
    const root = page.locator('html');
    expect(await root.evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
  });
});

describe('layout', () => {
  it('keeps the header over demos that the library lays over other things', async () => {
    const page = await openHydrated('/material-ui/react-floating-action-button/');
    const button = page.locator('.demo-stage .MuiFab-root').first();
    const hit = await button.evaluate((element) => {
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const { left, top, width } = element.getBoundingClientRect();
      window.scrollBy({ top: top - (bar?.top ?? 0), behavior: 'instant' });
      const inBar = (bar?.top ?? 0) + (bar?.height ?? 0) / 2;
      const now = element.getBoundingClientRect();
      return {
        isBehind: now.top < inBar && now.bottom > inBar,
        over: document.elementFromPoint(left + width / 2, inBar)?.closest('header, main')
          ?.localName,
      };
    });
    expect(hit).toEqual({ isBehind: true, over: 'header' });
  });

  it.each(['/', '/versions/', '/blog/', '/site-map/', textPage, componentPage])(
    'never scrolls the page %s sideways at 320 px, at 200 % text or from right to left',
    async (pathname) => {
      for (const direction of ['ltr', 'rtl']) {
        const context = await site.openContext({ viewport: { width: 320, height: 640 } });
        await context.addInitScript((dir) => {
          localStorage.setItem(
            'theme-settings',
            JSON.stringify({ direction: dir, dense: false, spacing: 8, paletteColors: {} }),
          );
        }, direction);
        const page = await context.newPage();
        await page.goto(`${site.url}${pathname}`);
        await waitForHydration(page);
        expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 640, height: 640 });
        await page.addStyleTag({ content: 'html{font-size:200%}' });
        expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
        await context.close();
      }
    },
  );

  it.each([360, 390, 430, 600, 880])(
    'stays when a reader of %i px jumps to its end',
    async (width) => {
      const page = await openHydrated(textPage, { viewport: { width, height: 844 } });
      const { first, then } = await page.evaluate(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const first = window.scrollY;
        const link = document.querySelector('#site-footer a');
        while (!link?.checkVisibility({ contentVisibilityAuto: true }))
          await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return { first, then: window.scrollY };
      });
      expect(then).toBe(first);
      await page.context().close();
    },
  );

  it('does not shift while loading, when a page is entered by hash, or when the mode changes', async () => {
    for (const pathname of [textPage, componentPage, `${textPage}#add-icons`, '/']) {
      const context = await site.openContext(wide);
      await context.addInitScript(countShifts);
      await context.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
      const page = await context.newPage();
      await page.goto(`${site.url}${pathname}`);
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Mode' }).click();
      await page.getByRole('menuitemradio', { name: 'Light' }).click();
      await page.evaluate(async () => {
        const transitions = document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition);
        await Promise.allSettled(transitions.map(({ finished }) => finished));
      });
      expect({ pathname, shift: await readShift(page) }).toEqual({ pathname, shift: 0 });
      await context.close();
    }
  });
});

it('breaks an address without a space on the offline page, so that a phone shows all of it', async () => {
  const page = await openHydrated(`/offline/?page=/${'a'.repeat(200)}/`, narrow);
  await page.getByRole('link', { name: 'aaa' }).waitFor();
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});

describe('print', () => {
  it('has the content only, with links written out', async () => {
    const page = await openHydrated(textPage);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('header').isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'documentation' }).isVisible()).toBe(false);
    const after = await page
      .locator('.prose a[href^="/"]:not(.heading-anchor)')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(after).toContain('/');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => document.body.classList.add('mode-dark'));
    const background = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(Number(/oklch\(([\d.]+)/.exec(background)?.[1])).toBeGreaterThan(0.9);
  });

  it('leaves demos and playgrounds as dark as they are on the screen', async () => {
    const page = await openHydrated(componentPage);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.locator('body.mode-dark').waitFor();
    const stages = await page.locator('main :is(.demo-stage, .stage)').evaluateAll((all) =>
      all.map((stage) => {
        const { backgroundColor, color, printColorAdjust } = getComputedStyle(stage);
        const toLightness = (text: string) => Number(/oklch\(([\d.]+)/.exec(text)?.[1]);
        return {
          isDark: toLightness(backgroundColor) < 0.3,
          isReadable: toLightness(color) > 0.7,
          printColorAdjust,
        };
      }),
    );
    expect(stages.length).toBeGreaterThan(8);
    for (const stage of stages)
      expect(stage).toEqual({ isDark: true, isReadable: true, printColorAdjust: 'exact' });
  });

  it.each([
    ['alive', undefined, 'TS'],
    ['alive, in JavaScript', 'JS', 'JS'],
  ])('has the whole code of every demo, in the chosen variant (%s)', async (_, stored, variant) => {
    const context = await site.openContext(wide);
    if (stored) {
      await context.addCookies([{ name: 'codeVariant', value: stored, url: site.url }]);
    }
    const page = await context.newPage();
    await page.goto(site.url + componentPage);
    await waitForHydration(page);
    // The code of another language than the page's own comes once the page is alive.
    await page.waitForFunction(
      (language) =>
        [...document.querySelectorAll(`.demo-full[data-for-variant="${language}"]`)].every((code) =>
          code.textContent?.includes('export default'),
        ),
      variant,
    );
    await page.emulateMedia({ media: 'print' });
    const shown = await page.locator('.demo-code').evaluateAll((all) =>
      all.map((code) =>
        [...code.querySelectorAll('.demo-full, .demo-preview')]
          .filter((text) => text.checkVisibility())
          .map((text) => ({
            isWhole: text.classList.contains('demo-full'),
            hasCode: (text.textContent ?? '').includes('export default'),
            // Null where both languages have the same code.
            variant: text.getAttribute('data-for-variant'),
          })),
      ),
    );
    expect(shown.length).toBeGreaterThan(10);
    for (const texts of shown) {
      expect(texts).toEqual([expect.objectContaining({ isWhole: true, hasCode: true })]);
      expect([variant, null]).toContain(texts[0]?.variant);
    }
    await context.close();
  });
});
