import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteChrome } from '../../src/chrome/SiteChrome';
import { CodePreferencesProvider } from '../../src/preferences/CodePreferencesProvider';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { Strings } from '../support/strings';

jest.mock('../../src/chrome/useSiteData', () => ({
  useSiteData: () => jest.requireActual('../support/siteData').siteData,
}));
jest.mock('../../src/chrome/settings/SettingsDrawer', () => {
  throw new Error('Loading chunk settings failed.');
});

const toPage = (pathname: string) => (
  <Strings>
    <ThemeProvider>
      <CodePreferencesProvider>
        <SiteChrome context={{}} location={{ pathname }}>
          <h1>Button</h1>
        </SiteChrome>
      </CodePreferencesProvider>
    </ThemeProvider>
  </Strings>
);

it('says that the settings could not be loaded, until the reader goes to another page', async () => {
  const { rerender } = render(toPage('/button/'));
  await userEvent.click(screen.getByRole('button', { name: 'Toggle settings drawer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The settings could not be loaded.');
  rerender(toPage('/checkbox/'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
