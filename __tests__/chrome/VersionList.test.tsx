import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionList } from '../../src/chrome/VersionList';
import { Dropdown } from '../../src/ui/Dropdown';
import { Strings } from '../support/strings';

jest.mock('../../src/chrome/useSiteData', () => ({
  useSiteData: () => jest.requireActual('../support/siteData').siteData,
}));

async function open(): Promise<void> {
  render(
    <Strings>
      <Dropdown label="Version" href="/versions/">
        <VersionList product="material-ui" />
      </Dropdown>
    </Strings>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Version' }));
}

it('says which version is shown, and links to the others', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'v5.14.18' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://v4.example/',
    '/versions/',
  ]);
});

it('only closes when the shown version is chosen, and gives the focus back', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'v5.14.18' }));
  expect(screen.queryByRole('link', { name: 'View all versions' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Version' })).toHaveFocus();
});
