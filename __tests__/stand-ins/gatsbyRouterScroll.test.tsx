import { fireEvent, render } from '@testing-library/react';
import { ScrollContext } from '../../src/stand-ins/gatsbyRouterScroll';

const asked = jest.fn<undefined, [string]>();

let openedBy = 'navigate';

beforeEach(() => {
  asked.mockClear();
  openedBy = 'navigate';
  sessionStorage.clear();
  window.scrollTo = ((_left: number, top: number) => asked(`to ${top}`)) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function (this: Element) {
    asked(`to #${this.id}`);
  };
  Object.assign(performance, { getEntriesByType: () => [{ type: openedBy }] });
});

function toPage(pathname: string, hash = '', key = 'initial') {
  return (
    <ScrollContext location={{ pathname, hash, key }}>
      <h2 id="sizes">Sizes</h2>
      <h2 id="größe">Größe</h2>
    </ScrollContext>
  );
}

const readAsked = () => asked.mock.calls.map(([what]) => what);

async function scroll(top: number): Promise<void> {
  window.scrollY = top;
  fireEvent.scroll(window);
  await new Promise(requestAnimationFrame);
}

/** Where a reader was who left the document, which is then opened again. */
async function leaveAt(top: number, pathname: string, hash?: string): Promise<void> {
  const { unmount } = render(toPage(pathname, hash));
  await scroll(top);
  unmount();
  asked.mockClear();
}

describe('a hash', () => {
  test.each([
    ['#sizes', ['to #sizes']],
    ['#gr%C3%B6%C3%9Fe', ['to #größe']],
    ['#nothing', []],
    ['', []],
  ])('%s is gone to when the page is opened', (hash, expected) => {
    render(toPage('/opened/', hash));
    expect(readAsked()).toEqual(expected);
  });

  test('is gone to on the page that is there', () => {
    const { rerender } = render(toPage('/there/'));
    rerender(toPage('/there/', '#sizes'));
    expect(readAsked()).toEqual(['to #sizes']);
  });

  test.each(['#100%', '#%', '#a%zz', '#%E0%A4%A'])(
    '%s, which is no text, leaves the page and its place as they are',
    (hash) => {
      const { rerender, getByText } = render(toPage('/opened-with-it/', hash));
      rerender(toPage('/opened-with-it/', `${hash}%`));
      expect(getByText('Sizes')).toBeInTheDocument();
      expect(readAsked()).toEqual([]);
    },
  );
});

describe('the place where the reader was', () => {
  test.each(['reload', 'back_forward'])('comes before the hash after %s', async (type) => {
    await leaveAt(900, `/${type}/`, '#sizes');
    openedBy = type;
    render(toPage(`/${type}/`, '#sizes'));
    expect(readAsked()).toEqual(['to 900']);
  });

  test('may be the top', async () => {
    await leaveAt(0, '/top/', '#sizes');
    openedBy = 'reload';
    render(toPage('/top/', '#sizes'));
    expect(readAsked()).toEqual(['to 0']);
  });

  test('gives way to the hash where none is kept', () => {
    openedBy = 'reload';
    render(toPage('/not-kept/', '#sizes'));
    expect(readAsked()).toEqual(['to #sizes']);
  });

  test.each([
    ['#sizes', ['to #sizes']],
    ['', []],
  ])('is nothing to a page that is opened anew (%s)', async (hash, expected) => {
    await leaveAt(900, '/anew/', hash);
    render(toPage('/anew/', hash));
    expect(readAsked()).toEqual(expected);
  });

  test('is that of this hash, not of another on the same page', async () => {
    await leaveAt(300, '/two/');
    await leaveAt(900, '/two/', '#sizes');
    openedBy = 'back_forward';
    render(toPage('/two/'));
    expect(readAsked()).toEqual(['to 300']);
  });

  test('is gone back to between pages; a new page begins at its top', async () => {
    const { rerender } = render(toPage('/first/'));
    await scroll(700);
    rerender(toPage('/second/', '', '1'));
    rerender(toPage('/first/'));
    expect(readAsked()).toEqual(['to 0', 'to 700']);
  });

  test('is known between pages where nothing can be stored', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    const { rerender } = render(toPage('/blocked/'));
    await scroll(700);
    rerender(toPage('/unknown/', '', '1'));
    rerender(toPage('/blocked/'));
    expect(readAsked()).toEqual(['to 0', 'to 700']);
    storage.mockRestore();
  });
});
