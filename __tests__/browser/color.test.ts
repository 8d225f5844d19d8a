import { countShifts, readShift } from './support/layoutShift';
import { listenForComplaints, serveSite, waitForHydration, type ServedSite } from './support/site';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const pathname = '/material-ui/customization/color/';
const phone = { viewport: { width: 360, height: 740 } };

test('without script hues and tones are read, and no button is reached', async () => {
  const page = await site.open(pathname, { ...phone, javaScriptEnabled: false });
  const teal = page.getByRole('list', { name: 'teal' }).getByText('#009688');
  expect(await teal.isVisible()).toBe(true);
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  const primary = page.getByRole('group', { name: 'Primary', exact: true });
  expect(await primary.getByText('#1976d2').isVisible()).toBe(true);
  expect(await primary.getByRole('textbox').isVisible()).toBe(false);
});

test('an address gives its colors, hostile ones the usual, and nothing moves or complains', async () => {
  const context = await site.openContext(phone);
  await context.addInitScript(countShifts);
  const page = await context.newPage();
  const complaints = await listenForComplaints(page);
  await page.goto(`${site.url}${pathname}?primary=004d40&secondary=%22%3E%3Cscript%3Ealert(1)`);
  await waitForHydration(page);
  const primary = page.getByRole('group', { name: 'Primary', exact: true });
  await primary.getByText('#004d40').waitFor();
  expect(await page.getByText('main: teal[900]').isVisible()).toBe(true);
  expect(await page.getByText('main: purple[500]').isVisible()).toBe(true);
  expect(await readShift(page)).toBe(0);
  expect(complaints.list()).toEqual([]);
  await context.close();
});

test('by keyboard alone a shade is chosen, and the address keeps it', async () => {
  const page = await site.open(pathname, { viewport: { width: 1280, height: 900 } });
  await waitForHydration(page);
  await page.getByRole('button', { name: 'amber 50 #fff8e1' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.search === '?primary=ffecb3');
  expect(await page.getByText('main: amber[100]').isVisible()).toBe(true);
});
