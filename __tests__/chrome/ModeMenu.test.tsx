import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModeMenu } from '../../src/chrome/ModeMenu';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { Strings } from '../support/strings';

beforeEach(() => localStorage.clear());

async function readChosen(): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Mode' }));
  return screen
    .getAllByRole('menuitemradio', { checked: true })
    .map(({ textContent }) => textContent);
}

it('says which mode is chosen, and takes another', async () => {
  render(
    <Strings>
      <ThemeProvider>
        <ModeMenu />
      </ThemeProvider>
    </Strings>,
  );
  expect(await readChosen()).toEqual(['System']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.body).toHaveClass('mode-dark');
  expect(await readChosen()).toEqual(['Dark']);
});
