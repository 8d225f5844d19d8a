import { keepDemoPresses } from '../../src/boot/keepDemoPresses';
import { keepPress } from '../../src/before-alive/keepPress';
import { siteReadyEvent } from '../../src/shared/siteEvents';

function createDemo(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const clicks: string[] = [];
  const find = (selector: string) => {
    const element = container.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  const listen = () => {
    container.addEventListener('click', ({ target }) => {
      clicks.push((target as Element).tagName);
    });
  };
  return { container, clicks, find, listen };
}

/** A demo of a page that is not alive itself. */
function createEarlyDemo(html: string) {
  keepDemoPresses();
  const demo = createDemo(html);
  demo.container.dataset['demo'] = 'First-system';
  return demo;
}

it('presses the last button once more, for who listens now', () => {
  const { container, clicks, find, listen } = createDemo('<button><span>Open</span></button>');
  const kept = keepPress(container);
  find('span').click();
  listen();
  kept.replay();
  kept.replay();
  expect(clicks).toEqual(['BUTTON']);
});

it.each(['button', 'combobox', 'tab', 'menuitem', 'option', 'treeitem'])(
  'presses what has the role %s, as a mouse does',
  (role) => {
    const { container, find } = createDemo(`<div role="${role}"><span>One</span></div>`);
    const kept = keepPress(container);
    find('span').click();
    const heard: string[] = [];
    for (const type of ['mousedown', 'mouseup', 'click'])
      find('div').addEventListener(type, () => heard.push(type));
    kept.replay();
    expect(heard).toEqual(['mousedown', 'mouseup', 'click']);
  },
);

it('leaves a field with a list alone, whose text a press would select', () => {
  const { container, clicks, find, listen } = createDemo('<input role="combobox">');
  const kept = keepPress(container);
  find('input').click();
  listen();
  kept.replay();
  expect(clicks).toEqual([]);
});

it('leaves what browsers do by themselves, and what is gone', () => {
  const { container, clicks, find, listen } = createDemo(
    '<input type="text"><button>A</button><a href="#b" role="button">B</a>',
  );
  const kept = keepPress(container);
  find('button').click();
  find('input').click();
  find('a').click();
  listen();
  kept.replay();
  expect(clicks).toEqual([]);
  const other = keepPress(container);
  const button = find('button');
  button.click();
  button.remove();
  const heard = jest.fn();
  button.addEventListener('click', heard);
  other.replay();
  expect(heard).not.toHaveBeenCalled();
});

it('presses what was pressed before the page was alive', () => {
  const { container, clicks, find, listen } = createEarlyDemo('<button>A</button>');
  find('button').click();
  document.dispatchEvent(new Event(siteReadyEvent));
  find('button').click();
  const kept = keepPress(container);
  listen();
  kept.replay();
  kept.replay();
  keepPress(container).replay();
  expect(clicks).toEqual(['BUTTON']);
});

it('sends no form before the demo listens, and presses its button again then', () => {
  const { container, clicks, find, listen } = createEarlyDemo('<form><button>Send</button></form>');
  const sent: boolean[] = [];
  const note = (event: Event) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('submit', note);
  find('button').click();
  document.dispatchEvent(new Event(siteReadyEvent));
  const kept = keepPress(container);
  find('button').click();
  expect(sent).toEqual([false, false]);
  listen();
  kept.replay();
  expect(clicks).toEqual(['BUTTON']);
  expect(sent).toEqual([false, false, true]);
  removeEventListener('submit', note);
});

it('presses nothing once it was stopped, or where nothing was pressed', () => {
  const { container, clicks, find, listen } = createDemo('<button>A</button>');
  keepPress(container).replay();
  const stopped = keepPress(container);
  stopped.stop();
  find('button').click();
  listen();
  stopped.replay();
  expect(clicks).toEqual([]);
});
