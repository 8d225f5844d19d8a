import { showKeptFonts } from '../../src/boot/showKeptFonts';
import { iconFontsHref } from '../../src/fonts/iconFonts';
import { loadNewFonts } from '../../src/fonts/loadNewFonts';
import { hasTextFonts } from '../../src/fonts/textFonts';
import { pageChangeEvent } from '../../src/shared/siteEvents';
import { textFontsHref } from '../../src/shared/webFonts';

const load = jest.fn(() => Promise.resolve([{}]));
const icon = '<span class="material-icons MuiIcon-root">home</span>';

function findLinks(href: string): HTMLLinkElement[] {
  return [...document.querySelectorAll('link')].filter(
    (link) => link.getAttribute('href') === href,
  );
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

async function answer(type: 'load' | 'error'): Promise<void> {
  for (const link of findLinks(textFontsHref)) link.dispatchEvent(new Event(type));
  await settle();
}

async function changePage(): Promise<void> {
  document.dispatchEvent(new Event(pageChangeEvent));
  await settle();
}

function setPainted(isPainted: boolean): void {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => (isPainted ? [{ name: 'first-paint' }] : []),
  });
}

const isShown = () => document.documentElement.hasAttribute('data-web-fonts');

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-web-fonts');
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  setPainted(true);
});

// Whoever still waits for a touch or an icon is done with it.
afterEach(async () => {
  window.dispatchEvent(new Event('scroll'));
  document.body.innerHTML = icon;
  await changePage();
});

describe('the fonts of the text', () => {
  it.each(['pointerover', 'keydown', 'touchstart', 'scroll'])(
    'are fetched on a first visit once somebody is there (%s)',
    async (sign) => {
      loadNewFonts();
      expect(findLinks(textFontsHref)).toEqual([]);
      window.dispatchEvent(new Event(sign));
      expect(hasTextFonts()).toBe(false);
      await answer('load');
      expect(hasTextFonts()).toBe(true);
      window.dispatchEvent(new Event(sign));
      expect(findLinks(textFontsHref)).toHaveLength(1);
    },
  );

  it('are not fetched a second time by a page that has them', () => {
    localStorage.setItem('web-fonts', 'fetched');
    loadNewFonts();
    window.dispatchEvent(new Event('pointerover'));
    expect(findLinks(textFontsHref)).toEqual([]);
  });

  it('are shown at once when they come before anything is painted', async () => {
    localStorage.setItem('web-fonts', 'fetched');
    setPainted(false);
    void showKeptFonts();
    await answer('load');
    expect(load).toHaveBeenCalled();
    expect(isShown()).toBe(true);
  });

  it('wait for the next page otherwise, so that nothing moves under the eyes of the reader', async () => {
    localStorage.setItem('web-fonts', 'fetched');
    void showKeptFonts();
    await answer('load');
    loadNewFonts();
    expect(isShown()).toBe(false);
    await changePage();
    expect(isShown()).toBe(true);
  });

  it('are not asked for before the first touch of a first visit', () => {
    void showKeptFonts();
    expect(findLinks(textFontsHref)).toEqual([]);
  });

  it('are local ones where the provider cannot be reached', async () => {
    loadNewFonts();
    window.dispatchEvent(new Event('pointerover'));
    await answer('error');
    await changePage();
    expect(isShown()).toBe(false);
    expect(hasTextFonts()).toBe(false);
  });

  it('are local ones where the provider has other fonts by now', async () => {
    localStorage.setItem('web-fonts', 'fetched');
    setPainted(false);
    load.mockResolvedValueOnce([]);
    void showKeptFonts();
    await answer('load');
    expect(isShown()).toBe(false);
  });

  it('are local ones for readers who save data', () => {
    localStorage.setItem('web-fonts', 'fetched');
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    void showKeptFonts();
    loadNewFonts();
    window.dispatchEvent(new Event('pointerover'));
    expect(findLinks(textFontsHref)).toEqual([]);
  });
});

describe('icon fonts', () => {
  it('are not fetched where nothing is shown in them', () => {
    loadNewFonts();
    expect(findLinks(iconFontsHref)).toEqual([]);
  });

  it('are fetched for a page that shows an icon', () => {
    document.body.innerHTML = icon;
    loadNewFonts();
    expect(findLinks(iconFontsHref)).toHaveLength(1);
  });

  it('are fetched once when the reader comes to such a page', async () => {
    loadNewFonts();
    document.body.innerHTML = icon;
    await changePage();
    await changePage();
    expect(findLinks(iconFontsHref)).toHaveLength(1);
  });
});
