import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { waitForQuiet } from '../../scripts/browser/waitForQuiet';
import { BuiltSite } from '../../src/node/verify/builtPages';
import { webFontsKey } from '../../src/shared/preferences';
import { webFontsAttribute } from '../../src/shared/webFonts';
import { answerFonts } from './support/answerFonts';
import { countShifts, readShift } from './support/layoutShift';
import { serveSite, waitForHydration, withoutWorker, type ServedSite } from './support/site';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const buttons = '/material-ui/react-button/';
const wide = { viewport: { width: 1280, height: 900 } };

async function openCounted(
  pathname: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = await site.openContext({ ...wide, colorScheme: 'dark' });
  await context.addInitScript(countShifts);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(site.url + pathname);
  await waitForHydration(page);
  return page;
}

/** Pathnames of the built pages that have a playground. */
function findPlaygroundPages(): string[] {
  const folder = path.resolve('public');
  return new BuiltSite(folder)
    .list()
    .filter((pathname) =>
      readFileSync(path.join(folder, pathname, 'index.html'), 'utf8').includes(
        'data-demo="playground-',
      ),
    );
}

const toFrame = (page: Page, name: string) => page.locator(`section[id="${name}"]`);

/** A page whose scripts wait until they are let come. */
async function openWithoutScripts(pathname: string) {
  const context = await site.openContext({ ...wide, ...withoutWorker });
  const page = await context.newPage();
  let letScriptsCome = () => {};
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route(/\/framework-[^/]+\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(site.url + pathname, { waitUntil: 'domcontentloaded' });
  return { page, letScriptsCome: () => letScriptsCome() };
}

describe('a demo', () => {
  it('has what was pressed before any script had come', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/material-ui/react-switch/');
    const frame = toFrame(page, 'ControlledSwitch');
    await frame.getByLabel('Water by hand').click();
    letScriptsCome();
    await frame.locator('[data-demo]').getByText('The timer is paused.').waitFor();
    expect(await frame.getByLabel('Water by hand').isChecked()).toBe(true);
    await page.context().close();
  });

  it('has what was written and sent before any script had come, on the same page', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/base-ui/react-input/');
    const url = page.url();
    const frame = toFrame(page, 'LabelForm');
    await frame.getByRole('textbox').pressSequentially('Mallow');
    await page.keyboard.press('Enter');
    letScriptsCome();
    await frame.locator('[data-demo]').getByText('Printing “Mallow”.').waitFor();
    expect(await frame.getByRole('textbox').inputValue()).toBe('Mallow');
    expect(page.url()).toBe(url);
    await page.context().close();
  });

  it('opens a list that was pressed before any script had come', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/material-ui/react-select/');
    const list = page.locator('[data-demo] [role="combobox"]').first();
    await list.click();
    letScriptsCome();
    await page.getByRole('listbox').waitFor();
    expect(await list.getAttribute('aria-expanded')).toBe('true');
    await page.context().close();
  });

  it('goes on where a reader has begun to write before any script had come', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/material-ui/react-autocomplete/');
    const field = toFrame(page, 'RiverPicker').getByRole('combobox');
    await field.click();
    await field.pressSequentially('da');
    letScriptsCome();
    await page.getByRole('option', { name: 'Danube' }).waitFor();
    await field.pressSequentially('n');
    expect(await field.inputValue()).toBe('dan');
    await page.context().close();
  });

  it('in view is alive before its page, and stays when that comes', async () => {
    const context = await site.openContext(wide);
    const page = await context.newPage();
    let letPageCome = () => {};
    const pageData = new Promise<void>((resolve) => (letPageCome = resolve));
    await page.route('**/react-select/page-data.json', async (route) => {
      await pageData;
      await route.continue();
    });
    const demo = page.waitForResponse(/react-select-Select-[^/]+\.js$/);
    await page.route(/\/framework-[^/]+\.js$/, async (route) => {
      await (await demo).finished();
      await route.continue();
    });
    await page.goto(`${site.url}/material-ui/react-select/`, { waitUntil: 'domcontentloaded' });
    const list = page.locator('[data-demo="playground-Select-system"]').getByRole('combobox');
    await list.click();
    const option = page.getByRole('listbox').getByRole('option').last();
    const name = await option.innerText();
    await option.click();
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
    letPageCome();
    await waitForHydration(page);
    expect(await list.innerText()).toBe(name);
    await list.click();
    expect(
      await page.getByRole('listbox').getByRole('option', { selected: true }).innerText(),
    ).toBe(name);
    await context.close();
  });

  /** Of a page where the system is dark, with JavaScript and without. */
  const readInDark = <Value>(pathname: string, read: (page: Page) => Promise<Value>) =>
    Promise.all(
      [true, false].map(async (javaScriptEnabled) =>
        read(await site.open(pathname, { ...wide, javaScriptEnabled, colorScheme: 'dark' })),
      ),
    );

  it.each([buttons, '/joy-ui/react-button/', '/base-ui/react-button/'])(
    'is as dark without JavaScript where the system is dark as with it, at %s',
    async (pathname) => {
      const [withScripts, without] = await readInDark(pathname, (page) =>
        page
          .locator('.demo-stage')
          .nth(1)
          .evaluate((stage) =>
            [stage, ...stage.querySelectorAll('button')].map((element) => {
              const { color, backgroundColor, borderColor, colorScheme } =
                getComputedStyle(element);
              return [color, backgroundColor, borderColor, colorScheme];
            }),
          ),
      );
      expect(without?.length).toBeGreaterThan(1);
      expect(without).toEqual(withScripts);
    },
  );

  it.each(['/material-ui/react-drawer/', '/joy-ui/react-grid/', '/base-ui/react-focus-trap/'])(
    'is so in a page of its own too, at %s',
    async (pathname) => {
      const [withScripts, without] = await readInDark(pathname, async (page) => {
        const place = page.locator('iframe').first();
        await place.scrollIntoViewIfNeeded();
        const root = place.contentFrame().locator('[data-demo]');
        await root.locator('> *').first().waitFor();
        return root.evaluate((demo) =>
          [document.documentElement, demo, ...demo.querySelectorAll('*')].map((element) => {
            const { color, backgroundColor, colorScheme } = getComputedStyle(element);
            return [element.tagName, color, backgroundColor, colorScheme];
          }),
        );
      });
      expect(without?.length).toBeGreaterThan(2);
      expect(without).toEqual(withScripts);
    },
  );

  it('has the text color of its place in a page of its own before the script of that is there', async () => {
    const context = await site.openContext({ ...wide, ...withoutWorker, colorScheme: 'dark' });
    await context.route('**/frames/page-frame.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(`${site.url}/material-ui/react-drawer/`);
    const place = page.locator('iframe').first();
    await place.scrollIntoViewIfNeeded();
    const readColor = (element: Element) => getComputedStyle(element).color;
    const inFrame = place.contentFrame().locator('[data-demo]');
    expect(await inFrame.evaluate(readColor)).toBe(await place.evaluate(readColor));
    await context.close();
  });

  it('is there without JavaScript, with its code', async () => {
    const page = await site.open(buttons, { ...wide, javaScriptEnabled: false });
    const frame = toFrame(page, 'BasicButtons');
    await frame.getByRole('button', { name: 'Publish' }).waitFor();
    expect(await frame.locator('pre:visible').first().textContent()).toContain(
      "import Button from '@mui/material/Button'",
    );
  });

  it('says without JavaScript why the place of a data grid is empty', async () => {
    const page = await site.open('/x/react-data-grid/', { ...wide, javaScriptEnabled: false });
    // Playwright finds no text in a <noscript>.
    const notes = page.locator('noscript > p');
    await notes.first().waitFor();
    expect(await notes.first().textContent()).toContain('drawn by JavaScript');
    expect(await notes.count()).toBe(await page.locator('[data-demo]').count());
    await page.goto(new URL(buttons, page.url()).href);
    expect(await notes.count()).toBe(0);
  });

  it('has two lines of controls on a phone, with a choice of styling too', async () => {
    const phone = { viewport: { width: 360, height: 740 }, isMobile: true };
    const page = await site.open('/base-ui/react-select/', phone);
    const buttonsOf = page.locator('.demo-toolbar').first().getByRole('button');
    const boxes = await buttonsOf.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect()).map(({ top, height }) => [top, height]),
    );
    expect(boxes.length).toBeGreaterThan(10);
    expect(new Set(boxes.map(([top]) => top)).size).toBe(2);
    expect(Math.min(...boxes.map(([, height = 0]) => height))).toBeGreaterThanOrEqual(24);
  });

  it('comes to life when it is near, not before', async () => {
    const page = await openCounted(buttons);
    const last = page.locator('[data-demo]').last();
    const toAlive = (element: Element) =>
      [element, ...element.children].some((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactContainer')),
      );
    expect(await last.evaluate(toAlive)).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await page.waitForFunction(toAlive, (await last.elementHandle()) as never);
  });

  it.each([
    [`${buttons}#BasicButtons.js`, 'BasicButtons', 'JS'],
    ['/base-ui/react-button/#tailwind-BasicButton.tsx', 'BasicButton', 'Tailwind CSS'],
  ])('%s opens its code as asked, and nothing moves', async (pathname, name, choice) => {
    const page = await openCounted(pathname);
    const frame = toFrame(page, name);
    const pressed = frame.locator('[aria-pressed="true"]', { hasText: choice });
    await pressed.waitFor();
    expect(await frame.locator('.demo-expand').getAttribute('aria-expanded')).toBe('true');
    const box = await frame.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(300);
    expect(await readShift(page)).toBeLessThan(0.001);
  });

  it('has the variables of a grid from the server, so that its page is not styled anew when it comes to life', async () => {
    const page = await openCounted('/x/react-data-grid/');
    await page.locator('.MuiDataGrid-cell').first().waitFor();
    const added = await page.evaluate(() =>
      [...document.querySelectorAll('style:not([data-ids])')].filter(({ textContent }) =>
        textContent.startsWith(':root{--mui-'),
      ),
    );
    expect(added).toHaveLength(0);
  });

  it('moves nothing under a stored dark mode, JavaScript and Tailwind', async () => {
    const page = await openCounted('/base-ui/react-button/', async (blank) => {
      await blank.context().addCookies([
        { name: 'codeVariant', value: 'JS', url: site.url },
        { name: 'codeStyling', value: 'Tailwind', url: site.url },
      ]);
      await blank.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    });
    await page.locator('[data-demo]:visible').last().scrollIntoViewIfNeeded();
    await waitForQuiet(page);
    expect(await readShift(page)).toBe(0);
  });
});

describe('the stylesheet of demos in Tailwind', () => {
  const stylesheet = /\/demos\/tailwind-[^/]+\.css$/;
  const page = '/base-ui/react-button/';
  /** A page whose stylesheet comes when it is let come; `asked` has a call for each time that the page asks for it. */
  const openHeld = async (styling?: string) => {
    const context = await site.openContext({ ...wide, ...withoutWorker });
    if (styling) await context.addCookies([{ name: 'codeStyling', value: styling, url: site.url }]);
    const opened = await context.newPage();
    const asked = jest.fn();
    let letItCome = () => {};
    const held = new Promise<void>((resolve) => (letItCome = resolve));
    const first = new Promise<void>((resolve) => asked.mockImplementation(() => resolve()));
    await opened.route(stylesheet, async (route) => {
      asked();
      await held;
      await route.continue();
    });
    await opened.goto(site.url + page, { waitUntil: 'commit' });
    return { opened, asked, first, letItCome: () => letItCome() };
  };

  it('is not fetched for readers of another styling', async () => {
    const { opened, asked } = await openHeld();
    await waitForHydration(opened);
    await waitForQuiet(opened);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is there before the page is painted for readers who have chosen it', async () => {
    const { opened, asked, first, letItCome } = await openHeld('Tailwind');
    await first;
    letItCome();
    await waitForHydration(opened);
    const [painted, there] = await opened.evaluate(() => {
      const [sheet] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/demos/tailwind-'));
      const [paint] = performance.getEntriesByType('paint');
      return [paint?.startTime, (sheet as PerformanceResourceTiming).responseEnd];
    });
    expect(painted).toBeGreaterThan(there);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is there before the choice changes what is seen', async () => {
    const { opened, asked, first, letItCome } = await openHeld();
    const readStyling = () =>
      opened.evaluate(() => document.documentElement.dataset['codeStyling']);
    await waitForHydration(opened);
    await opened.getByRole('button', { name: 'Tailwind CSS' }).first().click();
    await first;
    expect(await readStyling()).toBe('System');
    letItCome();
    await opened.waitForFunction(
      () => document.documentElement.dataset['codeStyling'] === 'Tailwind',
    );
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('the colors of the reader', () => {
  /** Waits for the end of the button's transition. */
  const waitForBackground = async (page: Page, isChosen: boolean) => {
    const button = toFrame(page, 'BasicButtons').getByRole('button', { name: 'Publish' });
    await button.evaluate(async (element, expected) => {
      const isShown = () => getComputedStyle(element).backgroundColor === 'rgb(170, 0, 0)';
      while (element.getAnimations().length > 0 || isShown() !== expected)
        await new Promise(requestAnimationFrame);
    }, isChosen);
  };

  it('are in the demos at once, and of the next visit before a script of theirs has come', async () => {
    const page = await openCounted(buttons);
    const context = page.context();
    await page.locator('[data-action="settings"]').click();
    await page.getByLabel('Primary', { exact: false }).first().fill('#aa0000');
    await page.waitForFunction(() => localStorage.getItem('theme-variables')?.includes('main'));
    await waitForBackground(page, true);

    const next = await context.newPage();
    await next.route('**/*.js', (route) => route.abort());
    await next.goto(site.url + buttons);
    await waitForBackground(next, true);

    await page.getByRole('button', { name: 'Reset colors' }).click();
    await page.waitForFunction(() => localStorage.getItem('theme-variables') === '{}');
    await waitForBackground(page, false);
    await next.reload();
    await waitForBackground(next, false);
  });
});

describe('the direction of the page', () => {
  /** Opens what stands at the edge where lines begin, as soon as it is asked, waits until it has come, and closes it. */
  const visitDrawer = async (page: Page, isMirrored: boolean) => {
    await toFrame(page, 'BasicDrawer').getByRole('button', { name: 'Open the navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.evaluate(async (element, expected) => {
      const isThere = () => {
        const { left, right } = element.getBoundingClientRect();
        return expected ? right === document.body.clientWidth : left === 0;
      };
      while (!isThere()) await new Promise(requestAnimationFrame);
    }, isMirrored);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  };

  it('turns around what scripts of demos have styled before; a button may be pressed before its script has come', async () => {
    const page = await openCounted('/material-ui/react-drawer/');
    await visitDrawer(page, false);
    await page.locator('[data-action="settings"]').click();
    await page.getByText('Right to left').click();
    await page.keyboard.press('Escape');
    await visitDrawer(page, true);
  });
});

describe('editing in place', () => {
  const edited = [
    "import Button from '@mui/material/Button';",
    'export default function Edited({ times = 2 as number }) {',
    '  return <Button>Pressed {times} times</Button>;',
    '}',
  ].join('\n');

  async function focusEditor(page: Page, name: string): Promise<void> {
    await toFrame(page, name).locator('.demo-code-scroll').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.classList.contains('cm-content'));
  }

  async function openEditor(pathname = buttons, name = 'BasicButtons'): Promise<Page> {
    const page = await openCounted(`${pathname}#${name}`);
    await focusEditor(page, name);
    return page;
  }

  async function type(page: Page, code: string): Promise<void> {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(code);
  }

  it('shows what is written, in a frame that reaches nothing of the site', async () => {
    const page = await openEditor();
    await type(page, edited);
    const iframe = toFrame(page, 'BasicButtons').locator('iframe');
    await iframe.contentFrame().getByRole('button', { name: 'Pressed 2 times' }).waitFor();
    expect(await iframe.getAttribute('sandbox')).toBe('allow-scripts');
    await type(
      page,
      'export default () => { let text = "reached"; try { window.parent.document; localStorage.length; } catch (e) { text = "kept out"; } return <p>{text}</p>; };',
    );
    await iframe.contentFrame().getByText('kept out').waitFor();
  });

  it('leaves the first lines free of what is said of the editor', async () => {
    const page = await openEditor();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type(' ');
    const frame = toFrame(page, 'BasicButtons');
    const toTop = async (selector: string) => (await frame.locator(selector).boundingBox())?.y ?? 0;
    await frame.getByText('Edited', { exact: true }).waitFor();
    expect(await toTop('.demo-code-corner')).toBeGreaterThan(
      await toTop('.cm-line:nth-of-type(3)'),
    );
  });

  it('says on which line something is wrong, and resets', async () => {
    const page = await openEditor();
    await type(page, `${edited}\nconst = 3;`);
    const frame = toFrame(page, 'BasicButtons');
    expect(await frame.getByRole('alert').innerText()).toContain('Line 5');
    await frame.getByRole('button', { name: 'Reset demo' }).click();
    await frame.locator('[data-demo]').getByRole('button', { name: 'Publish' }).waitFor();
    expect(await frame.getByRole('alert').count()).toBe(0);
  });

  it('says on which line a name is misspelt', async () => {
    const page = await openEditor();
    await type(page, edited.replace(/^.*/, "import { Buton as Button } from '@mui/material';"));
    const alert = toFrame(page, 'BasicButtons').getByRole('alert');
    await alert.getByText('Line 1: "@mui/material" has no export "Buton".').waitFor();
  });

  it('shows a component that is imported when it is needed', async () => {
    const page = await openEditor();
    await type(
      page,
      [
        "import { lazy, Suspense } from 'react';",
        "const Button = lazy(() => import('@mui/material/Button'));",
        'export default () => <Suspense><Button>Send</Button></Suspense>;',
      ].join('\n'),
    );
    const inside = toFrame(page, 'BasicButtons').locator('iframe').contentFrame();
    await inside.getByRole('button', { name: 'Send' }).waitFor();
  });

  it.each([
    ['fonts that are there', false],
    ['web fonts', true],
  ])('leaves text in %s as wide as it was', async (_fonts, isWeb) => {
    const name = 'BasicButton';
    const page = await openCounted(`/base-ui/react-button/#${name}`, async (opened) => {
      if (!isWeb) return;
      await answerFonts(opened.context());
      await opened.addInitScript((key) => localStorage.setItem(key, 'fetched'), webFontsKey);
    });
    if (isWeb) {
      // Where they have come too late to be shown at first, they are when the reader looks away.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.locator(`html[${webFontsAttribute}]`).waitFor();
    }
    const readWidths = (place: Locator | FrameLocator) =>
      place
        .getByRole('button', { name: /dome/i })
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().width));
    const stage = toFrame(page, name).locator('.demo-stage');
    await stage.getByRole('button', { name: 'Open the dome' }).waitFor();
    const widths = await readWidths(stage);
    await focusEditor(page, name);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('\n');
    const inside = stage.locator('iframe.demo-edited:not([data-waiting])').contentFrame();
    await inside.getByRole('button', { name: 'Open the dome' }).waitFor();
    await inside.locator('body').evaluate(() => document.fonts.ready);
    expect(widths).toHaveLength(2);
    expect(await readWidths(inside)).toEqual(widths);
  });

  it('keeps the last good result where an effect throws, and says on which line', async () => {
    const page = await openEditor();
    await type(page, edited);
    const frame = toFrame(page, 'BasicButtons');
    const button = frame.locator('iframe').contentFrame().getByRole('button');
    await button.getByText('Pressed 2 times').waitFor();
    await type(
      page,
      [
        "import { useEffect } from 'react';",
        'export default function Edited() {',
        '  useEffect(() => {',
        "    throw new Error('late');",
        '  }, []);',
        '  return null;',
        '}',
      ].join('\n'),
    );
    await frame.getByRole('alert').getByText('Line 4: late').waitFor();
    expect(await button.isVisible()).toBe(true);
  });

  it('leaves a demo with a viewport of its own as high as it was', async () => {
    const page = await openEditor('/material-ui/react-bottom-navigation/', 'FixedBar');
    const frame = toFrame(page, 'FixedBar');
    const readHeight = async () => (await frame.locator('.demo-stage').boundingBox())?.height;
    const height = await readHeight();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('\n');
    const inside = frame.locator('iframe.demo-edited:not([data-waiting])').contentFrame();
    await inside.locator('.MuiBottomNavigation-root').waitFor();
    expect(await readHeight()).toBe(height);
  });

  it('is left by Escape, and Tab goes on', async () => {
    const page = await openEditor();
    await page.keyboard.press('Escape');
    const isLeft = await page.evaluate(
      () => document.activeElement?.classList.contains('demo-code-scroll') ?? false,
    );
    expect(isLeft).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.demo-code') === null)).toBe(
      true,
    );
  });
});

describe('a demo with a viewport of its own', () => {
  /** Which waits in it until its turn has come. */
  const waitForOwnScript = (inside: Locator) =>
    inside.evaluate(async () => {
      const hasOwnScript = () =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/takeOnLook-'));
      while (!hasOwnScript()) await new Promise((resolve) => setTimeout(resolve));
    });

  const waitForLife = (inside: Locator) =>
    inside.evaluate(async () => {
      const isAlive = () => {
        const outermost = document.querySelector('[data-demo] > *') ?? {};
        return Object.keys(outermost).some((key) => key.startsWith('__reactFiber'));
      };
      while (!isAlive()) await new Promise(requestAnimationFrame);
    });

  it('asks for the width of its frame, and follows the mode', async () => {
    const page = await openCounted('/experiments/docs/markdown/#WindowWidth');
    const inside = toFrame(page, 'WindowWidth').locator('iframe').contentFrame();
    await inside.getByText('This window is wide.').waitFor();
    await page.setViewportSize({ width: 400, height: 800 });
    await inside.getByText('This window is narrow.').waitFor();
    await inside.locator('body.mode-dark').waitFor();
    expect(await inside.locator('body.mode-light').count()).toBe(0);
    const readColors = async () => {
      const places = [
        toFrame(page, 'WindowWidth').locator('iframe'),
        inside.locator('[data-demo]'),
      ];
      return Promise.all(
        places.map((place) => place.evaluate((element) => getComputedStyle(element).color)),
      );
    };
    const [dark, darkInside] = await readColors();
    expect(darkInside).toBe(dark);
    await page.getByRole('button', { name: 'Mode' }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await inside.locator('body.mode-light').waitFor();
    const [light, lightInside] = await readColors();
    expect(light).not.toBe(dark);
    expect(lightInside).toBe(light);
  });

  it('has what was pressed before it was alive', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/base-ui/react-focus-trap/');
    const inside = toFrame(page, 'BunkBooking').locator('iframe').contentFrame();
    await waitForOwnScript(inside.locator('[data-demo]'));
    await inside.getByRole('button', { name: 'Book a bunk' }).click();
    letScriptsCome();
    await inside.getByRole('dialog', { name: 'Where do you want to sleep?' }).waitFor();
    await page.context().close();
  });

  it('is not loaded anew by a form that was sent before it was alive', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/material-ui/react-container/');
    const place = toFrame(page, 'SignInPage').locator('iframe');
    await place.scrollIntoViewIfNeeded();
    const inside = place.contentFrame();
    await waitForOwnScript(inside.locator('[data-demo]'));
    await inside.getByLabel('Email').fill('mallow@garden.example');
    await inside.getByRole('button', { name: 'Sign in' }).click();
    letScriptsCome();
    await waitForLife(inside.locator('[data-demo]'));
    expect(await inside.getByLabel('Email').inputValue()).toBe('mallow@garden.example');
    await page.context().close();
  });

  it('comes to life after the page, and not before a reader comes near', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/base-ui/react-focus-trap/');
    const places = page.locator('iframe.demo-page');
    const toInside = (index: number) => places.nth(index).contentFrame().locator('[data-demo] > *');
    /** Whether the frame has asked for what it needs to come to life. */
    const hasStarted = (index: number) =>
      toInside(index).evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/startFrame-')),
      );
    await waitForOwnScript(toInside(1));
    expect([await hasStarted(0), await hasStarted(1)]).toEqual([false, false]);
    letScriptsCome();
    await waitForLife(toInside(0));
    expect(await page.locator('html[data-hydrated]').count()).toBe(1);
    expect(await hasStarted(1)).toBe(false);
    await places.nth(1).scrollIntoViewIfNeeded();
    await waitForLife(toInside(1));
    expect(await hasStarted(1)).toBe(true);
  });
});

describe('a playground', () => {
  it('has what was chosen and written before any script had come', async () => {
    const { page, letScriptsCome } = await openWithoutScripts(buttons);
    await page.getByLabel('variant', { exact: true }).first().selectOption('outlined');
    await page.getByLabel('children', { exact: true }).first().fill('Grow');
    await page.getByRole('switch', { name: 'disabled' }).click();
    letScriptsCome();
    const shown = page.locator('[data-demo^="playground-"] button.MuiButton-outlined:disabled');
    await shown.getByText('Grow').waitFor();
    await page.context().close();
  });

  /** Components that are closed at first, or that the server cannot draw, have no element. */
  const readSizes = (page: Page) =>
    page.locator('.stage [data-demo] > :first-child').evaluateAll((components) =>
      components.map((component) => {
        const { width, height } = component.getBoundingClientRect();
        return { name: component.closest('[data-demo]')?.getAttribute('data-demo'), width, height };
      }),
    );

  it('gives a component that fills its line a line to fill', async () => {
    const page = await site.open('/material-ui/react-slider/', {
      ...wide,
      javaScriptEnabled: false,
    });
    const [slider] = await readSizes(page);
    expect(slider?.width).toBeGreaterThanOrEqual(300);
  });

  it.each([
    ['time-clock', 'disableIgnoringDatePartForTimeValidation', 360],
    ['time-picker', 'thresholdToRenderTimeInASingleColumn', 360],
    ['time-picker', 'thresholdToRenderTimeInASingleColumn', 700],
    ['time-picker', 'thresholdToRenderTimeInASingleColumn', 1100],
  ])('of a %s keeps its longest name, %s, within its frame at %i px', async (slug, name, width) => {
    const page = await site.open(`/x/react-date-pickers/${slug}/`, {
      viewport: { width, height: 800 },
    });
    const controls = page.locator('section .controls').first();
    for (const more of await controls.getByText('More props').all()) await more.click();
    await controls.getByText(name).waitFor();
    const [content, box] = await controls.evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ]);
    expect(content).toBe(box);
  });

  it('can be used while its component covers what it stands in', async () => {
    const page = await site.open('/joy-ui/react-radio-button/');
    const overlay = page.getByRole('switch', { name: 'overlay', exact: true }).first();
    await overlay.check();
    await page.waitForFunction(
      () => (document.querySelector('.stage input')?.getBoundingClientRect().width ?? 0) > 100,
    );
    await overlay.uncheck({ timeout: 5000 });
    expect(await overlay.isChecked()).toBe(false);
  });

  it('shows its component on every page', async () => {
    const context = await site.openContext({ ...wide, javaScriptEnabled: false });
    const page = await context.newPage();
    const unseen = [];
    for (const pathname of findPlaygroundPages()) {
      await page.goto(site.url + pathname);
      const sizes = await readSizes(page);
      unseen.push(...sizes.filter(({ width, height }) => width < 8 || height < 1));
    }
    expect(unseen).toEqual([]);
  }, 120_000);
});

describe('an address', () => {
  it.each([
    '#<img src=x onerror="window.hit=1">',
    '#BasicButtons.js"><script>window.hit=1</script>',
    '?variant=<script>window.hit=1</script>&color=javascript:window.hit=1',
    '?children=<img src=x onerror=window.hit=1>',
  ])('%s runs nothing', async (ending) => {
    const page = await site.open(`${buttons}${ending}`, wide);
    await waitForHydration(page);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Button');
  });
});
