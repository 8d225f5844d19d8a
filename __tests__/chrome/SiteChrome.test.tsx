import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteChrome } from '../../src/chrome/SiteChrome';
import { CodePreferencesProvider } from '../../src/preferences/CodePreferencesProvider';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { Strings } from '../support/strings';

jest.mock('../../src/chrome/useSiteData', () => ({
  useSiteData: () => jest.requireActual('../support/siteData').siteData,
}));

const onFocus = jest.fn<undefined, [string]>();

/** @returns what is open over the page */
function findOpen(): Element | null {
  return document.querySelector('dialog[open], [role="dialog"]');
}

function toPage(pathname: string, title: string) {
  return (
    <Strings>
      <ThemeProvider>
        <CodePreferencesProvider>
          <SiteChrome context={{}} location={{ pathname }}>
            <h1 onFocus={() => onFocus(findOpen() ? 'under a dialog' : 'free')}>{title}</h1>
          </SiteChrome>
        </CodePreferencesProvider>
      </ThemeProvider>
    </Strings>
  );
}

beforeEach(() => onFocus.mockClear());

it.each([
  ['the settings', 'Toggle settings drawer', 'Close settings'],
  ['the side navigation', 'Open main navigation', 'Close main navigation'],
])('closes %s when another page comes, which then has the focus', async (_, opener, closer) => {
  const { rerender } = render(toPage('/button/', 'Button'));
  await userEvent.click(screen.getByLabelText(opener, { selector: 'button' }));
  await screen.findByLabelText(closer);
  rerender(toPage('/checkbox/', 'Checkbox'));
  expect(findOpen()).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Checkbox' })).toHaveFocus());
  expect(onFocus.mock.calls).toEqual([['free']]);
});

it('does not open the settings again on the page where they were open', async () => {
  const { rerender } = render(toPage('/button/', 'Button'));
  await userEvent.click(screen.getByRole('button', { name: 'Toggle settings drawer' }));
  await screen.findByRole('button', { name: 'Close settings' });
  rerender(toPage('/checkbox/', 'Checkbox'));
  rerender(toPage('/button/', 'Button'));
  expect(findOpen()).toBeNull();
});

it('gives the focus back to the button of the side navigation when that is closed', async () => {
  render(toPage('/button/', 'Button'));
  const opener = screen.getByLabelText('Open main navigation', { selector: 'button' });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Close main navigation' }));
  expect(opener).toHaveFocus();
});
