import type { Server } from 'node:http';
import path from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browser/findFirefox';
import { startServer } from '../../scripts/server/startServer';
import { stopServer } from './support/site';

/** What is not served here is asked of a proxy that is not there. */
const withoutNetwork = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
};

let server: Server;
let url: string;
let browser: Browser;
beforeAll(async () => {
  ({ server, url } = await startServer(path.resolve('public'), 0));
  browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: withoutNetwork,
  });
});
afterAll(async () => {
  await browser.close();
  await stopServer(server);
});

/** A page that has come alive though nobody has touched it; `messages` has what it said meanwhile. */
async function openAlive(pathname: string): Promise<{ page: Page; messages: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(`${url}${pathname}`);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '');
  return { page, messages };
}

test.each([
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/material-ui/api/chip/',
  '/material-ui/material-icons/',
  '/material-ui/customization/color/',
  '/joy-ui/react-select/',
  '/base-ui/react-slider/',
  '/base-ui/api/use-autocomplete/',
  '/system/properties/',
  '/x/react-data-grid/',
  '/x/react-date-pickers/date-picker/',
  '/versions/',
  '/blog/',
  '/production-error/',
])('%s comes alive by itself, with nothing in the console', async (pathname) => {
  const { page, messages } = await openAlive(pathname);
  // The data grid asks whether it may make functions of text, and does without where it may not.
  expect(messages.filter((message) => !message.includes('blocked a JavaScript eval'))).toEqual([]);
  await page.browserContext().close();
});

test('search is opened, asked and followed by the keyboard', async () => {
  const { page } = await openAlive('/material-ui/getting-started/installation/');
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.waitForSelector('dialog [role="combobox"]');
  await page.keyboard.type('slider');
  await page.waitForFunction(
    () => document.querySelector('[role="option"] mark')?.textContent === 'Slider',
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Slider');
  expect(new URL(page.url()).pathname).toBe('/material-ui/react-slider/');
});

test('a playground shows what is chosen', async () => {
  const { page } = await openAlive('/material-ui/react-button/');
  await page.locator('label:has([role="switch"])::-p-text(disabled)').click();
  await page.waitForSelector('[data-demo^="playground-"] button:disabled');
});

test('a demo in a frame comes to life when a reader comes near', async () => {
  const { page } = await openAlive('/base-ui/react-focus-trap/');
  const place = (await page.$$('iframe.demo-page')).at(-1);
  if (!place) throw new Error('The page has no frame.');
  const isAlive = ({ contentDocument }: HTMLIFrameElement) => {
    const outermost = contentDocument?.querySelector('[data-demo] > *') ?? {};
    return Object.keys(outermost).some((key) => key.startsWith('__reactFiber'));
  };
  expect(await place.evaluate(isAlive)).toBe(false);
  await place.scrollIntoView();
  await page.waitForFunction(isAlive, {}, place);
});

test('the mode that is chosen is there again on the next visit', async () => {
  const { page } = await openAlive('/material-ui/react-button/');
  await page.locator('[data-action="settings"]').click();
  await page.locator('label:has([type="radio"][value="dark"])').click();
  const isDark = () => document.documentElement.style.colorScheme === 'dark';
  await page.waitForFunction(isDark);
  await page.reload();
  expect(await page.evaluate(isDark)).toBe(true);
});

test('a page waits for the stylesheet of its demos in Tailwind, which its reader has chosen', async () => {
  const context = await browser.createBrowserContext();
  await context.setCookie({ name: 'codeStyling', value: 'Tailwind', domain: 'localhost' });
  const page = await context.newPage();
  let letItCome = () => {};
  const held = new Promise<void>((resolve) => (letItCome = resolve));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isHeld = request.url().includes('/demos/tailwind-');
    void (isHeld ? held : Promise.resolve()).then(() => request.continue());
  });
  const opened = page.goto(`${url}/base-ui/react-button/`);
  await page.waitForSelector('main h1');
  const readVisibility = () => getComputedStyle(document.body).visibility;
  expect(await page.evaluate(readVisibility)).toBe('hidden');
  letItCome();
  await opened;
  expect(await page.evaluate(readVisibility)).toBe('visible');
});
