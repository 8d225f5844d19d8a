import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import translations from '../../content/translations/en.json';
import { I18nProvider } from '../../src/i18n/I18nProvider';
import { reloadIfOutdated } from '../../src/offline/reloadIfOutdated';
import { SearchButton } from '../../src/search/SearchButton';

jest.mock('../../src/search/SearchDialog', () => {
  throw new Error('The script is gone.');
});
jest.mock('../../src/offline/reloadIfOutdated', () => ({
  reloadIfOutdated: jest.fn<Promise<boolean>, []>(),
}));

const navigate = jest.fn<undefined, [string]>();

function toButton(pathname: string) {
  return (
    <I18nProvider language="en" translations={{ en: translations }}>
      <SearchButton
        pathname={pathname}
        currentProduct={null}
        navigate={navigate}
        readFile={() => Promise.reject(new Error('404'))}
      />
    </I18nProvider>
  );
}

/** Presses the button of search, whose script cannot be loaded. @returns what answers that there is no other version. */
async function askForSearch() {
  let answer: (reloads: boolean) => void = () => undefined;
  jest.mocked(reloadIfOutdated).mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { rerender } = render(toButton('/first/'));
  await userEvent.click(screen.getByRole('button'));
  return { rerender, stay: () => act(async () => answer(false)) };
}

beforeEach(() => {
  navigate.mockClear();
});

test('whose script cannot be loaded is the site map', async () => {
  const { stay } = await askForSearch();
  await stay();
  expect(navigate.mock.calls).toEqual([['/site-map/']]);
});

test('is nothing any more to a reader who has gone to another page meanwhile', async () => {
  const { rerender, stay } = await askForSearch();
  rerender(toButton('/second/'));
  await stay();
  expect(navigate).not.toHaveBeenCalled();
});
