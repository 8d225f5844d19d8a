import { keepDemoPresses } from '../../src/boot/keepDemoPresses';
import { siteReadyEvent } from '../../src/shared/siteEvents';

const becomeAlive = () => document.dispatchEvent(new Event(siteReadyEvent));

/** Sends the form in it. @returns whether the browser would load the page anew. */
function send(place: string): boolean {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  return document.querySelector(`${place} > form`)?.dispatchEvent(event) ?? false;
}

beforeEach(() => {
  document.body.innerHTML =
    '<div data-demo="First-system"><form><input></form></div><main><form><input></form></main>';
  keepDemoPresses();
});

afterEach(becomeAlive);

it('holds a form of a demo until the page is alive', () => {
  expect(send('[data-demo]')).toBe(false);
  becomeAlive();
  expect(send('[data-demo]')).toBe(true);
});

it('lets a form go that is in no demo', () => {
  expect(send('main')).toBe(true);
});
