import { act, fireEvent, render } from '@testing-library/react';
import { ScrollContext } from '../../src/stand-ins/gatsbyRouterScroll';

const asked = jest.fn<undefined, [string]>();

beforeEach(() => {
  asked.mockClear();
  sessionStorage.clear();
  // A document that is opened anew: nobody has given its entry a key.
  window.history.replaceState(null, '', '/');
  window.scrollY = 0;
  window.scrollTo = ((_left: number, top: number) => asked(`to ${top}`)) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function (this: Element) {
    asked(`to #${this.id}`);
  };
});

function toPage() {
  const { pathname, hash } = window.location;
  return (
    <ScrollContext location={{ pathname, hash }}>
      <h2 id="sizes">Sizes</h2>
      <h2 id="größe">Größe</h2>
    </ScrollContext>
  );
}

const readAsked = () => asked.mock.calls.map(([what]) => what);

const waitForFrame = () => act(() => new Promise(requestAnimationFrame));

/** Opens a document, as the browser does, at a place. */
function openAt(address: string, scrollY = 0) {
  window.history.replaceState(null, '', address);
  window.scrollY = scrollY;
  return render(toPage());
}

/** As the browser does for a link to a part of the page; the router gives its entries a key. */
function addEntry(address: string, key?: string): void {
  window.history.pushState(key === undefined ? null : { key }, '', address);
}

async function goBack(): Promise<void> {
  const isThere = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.back();
  await isThere;
}

function scroll(top: number): void {
  window.scrollY = top;
  fireEvent.scroll(window);
}

describe('a hash', () => {
  test.each([
    ['/opened/#sizes', ['to #sizes']],
    ['/opened/#gr%C3%B6%C3%9Fe', ['to #größe']],
    ['/opened/#nothing', []],
    ['/opened/', []],
  ])('is gone to where a script has made the page (%s)', (address, expected) => {
    openAt(address);
    expect(readAsked()).toEqual(expected);
  });

  test('leaves a page alone where the browser, or its reader since, has scrolled it', () => {
    openAt('/opened/#sizes', 500);
    expect(readAsked()).toEqual([]);
  });

  test('is gone to on the page that is there, as often as it is asked for', () => {
    const { rerender } = openAt('/there/');
    addEntry('#sizes');
    rerender(toPage());
    scroll(900);
    addEntry('#sizes');
    rerender(toPage());
    expect(readAsked()).toEqual(['to #sizes', 'to #sizes']);
  });

  test.each(['#100%', '#%', '#a%zz', '#%E0%A4%A'])(
    '%s, which is no text, leaves the page and its place as they are',
    (hash) => {
      const { rerender, getByText } = openAt(`/opened-with-it/${hash}`);
      addEntry(`${hash}%`);
      rerender(toPage());
      expect(getByText('Sizes')).toBeInTheDocument();
      expect(readAsked()).toEqual([]);
    },
  );
});

describe('the place where the reader was', () => {
  test('is the same after the document is loaded again, whatever the hash', () => {
    const { unmount } = openAt('/again/#sizes');
    scroll(900);
    unmount();
    asked.mockClear();
    window.scrollY = 0;
    render(toPage());
    expect(readAsked()).toEqual(['to 900']);
  });

  test('is nothing to a document that is opened anew', () => {
    const { unmount } = openAt('/anew/');
    scroll(900);
    unmount();
    openAt('/anew/');
    expect(readAsked()).toEqual([]);
  });

  test('is gone back to between pages; a new page begins at its top', async () => {
    const { rerender } = openAt('/first/');
    scroll(700);
    addEntry('/second/', '1');
    rerender(toPage());
    await goBack();
    rerender(toPage());
    expect(readAsked()).toEqual(['to 0', 'to 700']);
  });

  test('is gone back to before the hash of its entry, also on the page that is there', async () => {
    const { rerender } = openAt('/parts/');
    scroll(300);
    addEntry('#sizes');
    rerender(toPage());
    scroll(900);
    addEntry('#größe');
    rerender(toPage());
    asked.mockClear();
    await goBack();
    rerender(toPage());
    await goBack();
    rerender(toPage());
    expect(readAsked()).toEqual(['to 900', 'to 300']);
  });

  test('is told from that of an entry which is as old, to the millisecond', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1));
    const { rerender } = openAt('/same-time/');
    scroll(300);
    addEntry('#sizes');
    rerender(toPage());
    scroll(900);
    asked.mockClear();
    await goBack();
    rerender(toPage());
    expect(readAsked()).toEqual(['to 300']);
    clock.mockRestore();
  });

  test('may have been reached before there was anybody to hear it', async () => {
    const { rerender } = openAt('/early/#sizes', 800);
    await waitForFrame();
    addEntry('/second/', '1');
    rerender(toPage());
    await goBack();
    rerender(toPage());
    expect(readAsked()).toEqual(['to 0', 'to 800']);
  });

  test('is not where the page is scrolled while another entry is on its way', async () => {
    const { rerender } = openAt('/first/');
    scroll(700);
    addEntry('/second/', '1');
    rerender(toPage());
    scroll(40);
    asked.mockClear();
    await goBack();
    scroll(700);
    window.history.forward();
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    rerender(toPage());
    expect(readAsked()).toEqual(['to 40']);
  });

  test('is known between pages where nothing can be stored', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    const { rerender } = openAt('/blocked/');
    scroll(700);
    addEntry('/unknown/', '1');
    rerender(toPage());
    await goBack();
    rerender(toPage());
    expect(readAsked()).toEqual(['to 0', 'to 700']);
    storage.mockRestore();
  });
});

describe('the browser', () => {
  const tell = (type: string) => fireEvent(window, new Event(type));

  test('scrolls to the places of entries only when it opens the document again', () => {
    Object.assign(window.history, { scrollRestoration: 'auto' });
    openAt('/opened/');
    expect(window.history.scrollRestoration).toBe('manual');
    tell('pagehide');
    expect(window.history.scrollRestoration).toBe('auto');
    tell('pageshow');
    expect(window.history.scrollRestoration).toBe('manual');
  });
});
