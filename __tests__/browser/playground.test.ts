import { serveSite, type ServedSite } from './support/site';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

it.each([1100, 700, 360])('has no name of a prop that is too long for %i px', async (width) => {
  const page = await site.open('/x/react-date-pickers/time-picker/', {
    viewport: { width, height: 800 },
  });
  const controls = page.locator('section .controls').first();
  await controls.getByText('More props').click();
  await controls.getByText('thresholdToRenderTimeInASingleColumn').waitFor();
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
